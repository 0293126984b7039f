import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { assertMayWatch } from "../../conditionAccess.ts";
import { ruleRefusal } from "../../ruleRefusal.ts";
import { actionOf } from "../../rules.sources.ts";
import { checkEventRule as check } from "../../rules.upstream.ts";

export const checkEventRule: MutationResolvers["checkEventRule"] = async (_, { input }, context) => {
  try {
    await assertMayWatch(context, input);
    const { widget_id } = await namedProject(context, input.project, "project");
    const { address, expires_at } = await check(context.upstream, {
      widget_id,
      action_type: actionOf[input.trigger],
      path_name: input.target,
      url: input.url ?? "",
      value_from: input.valueFrom ?? "",
      page: input.page,
    });
    return { address, expiresAt: expires_at };
  } catch (error) {
    return { problem: ruleRefusal(refusal(error)) };
  }
};
