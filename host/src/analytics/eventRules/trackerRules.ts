// What the tracker of a project watches besides: the goals that the stored events can't tell, and the active event rules,
// in the short words of host/tracker/src/rules.ts.
import type { ActionType } from "@sightline/schema/rest/events/rules";
import type { GoalType } from "@sightline/schema/rest/goals/goals";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import type { EntityStore } from "#host/stores/entities.ts";
import { selectorPattern } from "../goals/selectorPattern.ts";
import { addressPattern } from "./addressPattern.ts";
import { conditionCode } from "./conditionCode.ts";

export interface TrackerRule {
  a: ActionType;
  n: string;
  s: string;
  u?: string;
  i?: number;
  v?: string;
}

/** A click whose selector the stored paths carry is counted from them, and told by nobody twice. */
const action = (type: GoalType, selector: string): ActionType | undefined => {
  if (type === "clickOnElement") return selectorPattern(selector) === undefined ? 1 : undefined;
  if (type === "formSubmit") return 3;
  return type === "elementAppears" ? 4 : undefined;
};

const CONDITION = 8;

/** The rule as code of the page: a condition is a function there, all else is plain. */
export const ruleCode = ({ s, ...rule }: TrackerRule): string =>
  rule.a === CONDITION
    ? `${JSON.stringify(rule).slice(0, -1)},"f":${conditionCode(s)}}`
    : JSON.stringify({ ...rule, s });

export const onAddress = (page: string, rule: PageRule) => (page === "" ? {} : { u: addressPattern(page, rule) });

export async function trackerRules(entities: EntityStore, widgetId: number, pages: PageRule): Promise<TrackerRule[]> {
  const goals = await entities
    .selectFrom("goal_profile")
    .select(["goal_key", "goal_type", "goal_value", "element_url"])
    .where("widget_id", "=", widgetId)
    .where("archived_at", "is", null)
    .orderBy("goal_profile_id")
    .execute();
  const rules = await activeEventRules(entities, widgetId);
  return [
    ...goals.flatMap(({ goal_key: n, goal_type, goal_value: s, element_url }) => {
      const a = action(goal_type, s);
      return a === undefined ? [] : [{ a, n, s, ...onAddress(element_url, pages) }];
    }),
    ...rules.map(({ action_type: a, event_name: n, path_name: s, url, event_config_id: i, value_from: v }) => ({
      a,
      n,
      s,
      ...onAddress(url, pages),
      i,
      ...(v && { v }),
    })),
  ];
}

export const activeEventRules = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("event_config")
    .select(["event_config_id", "event_name", "url", "path_name", "action_type", "value_from", "created_at"])
    .where("widget_id", "=", widgetId)
    .where("status", "=", "active")
    .orderBy("event_config_id")
    .execute();
