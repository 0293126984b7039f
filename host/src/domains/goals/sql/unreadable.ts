// Whether the event store can parse the patterns of a goal. It uses RE2, which supports less than a browser.
import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { refuseValue } from "#host/analytics/goals/goalRefusal.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";

export async function refuseUnreadable(
  { events, signal }: QueryContext,
  { goal_type, goal_value }: GoalRule,
): Promise<void> {
  if (goal_type !== "pageviewRegex") return;
  try {
    await events.query({}, "SELECT match('', {pattern:String}) AS found", { pattern: goal_value }, signal);
  } catch (error) {
    if (error instanceof Error && /CANNOT_COMPILE_REGEXP|OptimizedRegularExpression|RE2|pattern/i.test(error.message)) {
      refuseValue(goalsRefusals.unreadableRegex());
    }
    throw error;
  }
}
