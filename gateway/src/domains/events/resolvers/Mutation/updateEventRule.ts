import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { assertMayUpdate } from "../../conditionAccess.ts";
import { ruleRefusal } from "../../ruleRefusal.ts";
import { actionOf, eventRuleOf } from "../../rules.sources.ts";
import { updateEventRule as update } from "../../rules.upstream.ts";

export const updateEventRule: MutationResolvers["updateEventRule"] = async (_, { input }, context) => {
  try {
    await assertMayUpdate(context, input);
    const { eventName, trigger, target, url, valueFrom, isPaused } = input;
    const rule = await update(context.upstream, {
      event_config_id: numberFromGlobalId(input.id, "EventRule", "id"),
      ...(eventName != null && { event_name: eventName }),
      ...(trigger && { action_type: actionOf[trigger] }),
      ...(target != null && { path_name: target }),
      ...(url != null && { url }),
      ...(valueFrom != null && { value_from: valueFrom }),
      ...(isPaused != null && { status: isPaused ? ("paused" as const) : ("active" as const) }),
    });
    return { eventRule: eventRuleOf(rule) };
  } catch (error) {
    return { problem: ruleRefusal(refusal(error)) };
  }
};
