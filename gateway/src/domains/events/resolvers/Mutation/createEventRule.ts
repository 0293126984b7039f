import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { assertMayWatch } from "../../conditionAccess.ts";
import { ruleRefusal } from "../../ruleRefusal.ts";
import { actionOf, eventRuleOf } from "../../rules.sources.ts";
import { createEventRule as create } from "../../rules.upstream.ts";

export const createEventRule: MutationResolvers["createEventRule"] = async (_, { input }, context) => {
  try {
    await assertMayWatch(context, input);
    const { widget_id } = await namedProject(context, input.project, "project");
    const rule = await create(context.upstream, {
      widget_id,
      event_name: input.eventName,
      action_type: actionOf[input.trigger],
      path_name: input.target,
      url: input.url ?? "",
      value_from: input.valueFrom ?? "",
    });
    return { eventRule: eventRuleOf(rule) };
  } catch (error) {
    return { problem: ruleRefusal(refusal(error)) };
  }
};
