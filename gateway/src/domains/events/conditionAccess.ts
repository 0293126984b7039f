// A condition is code that runs on visitors' pages, so only owners and admins may write one. The host enforces the same
// rule for callers that bypass the gateway.
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { UpdateEventRuleInput } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { can } from "#gateway/permissions/can.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { eventRuleOf } from "./rules.sources.ts";
import { getEventRule } from "./rules.upstream.ts";

function forbidden(field: "target" | "trigger"): UpstreamError {
  return new UpstreamError(eventsRefusals.conditionNeedsAdmin(), { field });
}

export async function assertMayWatch(context: Context, { trigger }: { trigger: string }): Promise<void> {
  if (trigger === "CONDITION" && !(await can(context, "writeCode"))) throw forbidden("target");
}

/** Members of other roles may change everything else about a rule, and pause it. */
export async function assertMayUpdate(context: Context, input: UpdateEventRuleInput): Promise<void> {
  const { target, trigger, isPaused } = input;
  if (target == null && trigger == null && isPaused !== false) return;
  if (await can(context, "writeCode")) return;
  const now = eventRuleOf(await getEventRule(context.upstream, numberFromGlobalId(input.id, "EventRule", "id")));
  const after = { trigger: trigger ?? now.trigger, target: target?.trim() ?? now.target };
  if (now.trigger !== "CONDITION" && after.trigger !== "CONDITION") return;
  if (after.target !== now.target) throw forbidden("target");
  const isResumed = isPaused === false && now.status !== "ACTIVE";
  if (after.trigger !== now.trigger || isResumed) throw forbidden("trigger");
}
