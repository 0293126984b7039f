// The goal whose conversions a report counts: the one with the requested key, or events of that name if no goal of the
// project has the key. Without a key, the project's default goal.
import type { CountedGoal } from "@sightline/schema/rest/goals/counted";
import type { EntityStore } from "#host/stores/entities.ts";
import type { KeyedRule } from "./keyedRule.ts";
import { defaultGoal, goalSql, type GoalSql, type StoredGoal } from "./goalRows.ts";
import { resolveGoals } from "./resolveGoals.ts";
import { eventRule, storedRule } from "./ruleOfKey.ts";

export interface ReportGoal extends CountedGoal, GoalSql {}

/** The rule of a key: the goal with that key, otherwise the events of that name. */
export async function ruleOfKey(
  entities: EntityStore,
  widgetId: number,
  key: string,
): Promise<{ rule: KeyedRule; counted: CountedGoal }> {
  const { stored } = await storedRule(entities, widgetId, key);
  return ruleOf(entities, widgetId, stored, key);
}

async function ruleOf(entities: EntityStore, widgetId: number, stored: StoredGoal | undefined, name: string) {
  const named: KeyedRule = stored ?? eventRule(name);
  const [rule = named] = await resolveGoals(entities, widgetId, [named]);
  return { rule, counted: stored ? { key: stored.goal_key, name: stored.goal_name } : { key: null, name } };
}

export async function reportGoal(
  entities: EntityStore,
  widgetId: number,
  requested: string | undefined,
): Promise<ReportGoal | undefined> {
  const stored = requested ? undefined : await defaultGoal(entities, widgetId);
  if (!stored && !requested) return undefined;
  const { rule, counted } = requested
    ? await ruleOfKey(entities, widgetId, requested)
    : await ruleOf(entities, widgetId, stored, "");
  return { ...counted, ...goalSql(rule) };
}
