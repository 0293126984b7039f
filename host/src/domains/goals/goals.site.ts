import type { ActionType } from "@sightline/schema/rest/events/rules";
import type { GoalType } from "@sightline/schema/rest/goals/goals";
import { onAddress } from "#host/analytics/eventRules/trackerRules.ts";
import { selectorPattern } from "#host/analytics/goals/selectorPattern.ts";
import type { SitePart } from "#host/site/sitePart.ts";

/** A click whose selector matches the stored paths is counted from them, and needs no rule. */
function actionOf(type: GoalType, selector: string): ActionType | undefined {
  if (type === "clickOnElement") return selectorPattern(selector) === undefined ? 1 : undefined;
  if (type === "formSubmit") return 3;
  return type === "elementAppears" ? 4 : undefined;
}

/** The goals that stored events can't answer, as rules for the tracker. */
export const goalsSite: SitePart = async (entities, { widgetId, setting }) => {
  const goals = await entities
    .selectFrom("goal_profile")
    .select(["goal_key", "goal_type", "goal_value", "element_url"])
    .where("widget_id", "=", widgetId)
    .where("archived_at", "is", null)
    .orderBy("goal_profile_id")
    .execute();
  return {
    rules: goals.flatMap(({ goal_key: n, goal_type, goal_value: s, element_url }) => {
      const a = actionOf(goal_type, s);
      return a === undefined ? [] : [{ a, n, s, ...onAddress(element_url, setting) }];
    }),
  };
};
