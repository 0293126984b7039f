// Which goal a report counts conversions of: the one that is asked for by its key, or by the name of an event where no
// goal of the project has such a key; the project's default goal where none is asked for.
import type { CountedGoal } from "@sightline/schema/rest/goals/counted";
import type { EntityStore } from "#host/stores/entities.ts";
import type { KeyedRule } from "./keyedRule.ts";
import { defaultGoal, goalByKey, goalSql, type GoalSql, type StoredGoal } from "./goalRows.ts";
import { withMerged } from "./withMerged.ts";

export interface ReportGoal extends CountedGoal, GoalSql {}

/** What a key counts: the goal that has it, or else the events of that name. */
export async function ruleOfKey(
  entities: EntityStore,
  widgetId: number,
  key: string,
): Promise<{ rule: KeyedRule; told: CountedGoal }> {
  const kept = await goalByKey(entities, widgetId, key);
  return ruleOf(entities, widgetId, kept, key);
}

async function ruleOf(entities: EntityStore, widgetId: number, kept: StoredGoal | undefined, name: string) {
  const named: KeyedRule = { goal_type: "event", goal_value: name, element_url: "" };
  const [rule = named] = await withMerged(entities, widgetId, [kept ?? named]);
  return { rule, told: kept ? { key: kept.goal_key, name: kept.goal_name } : { key: null, name } };
}

export async function reportGoal(
  entities: EntityStore,
  widgetId: number,
  requested: string | undefined,
): Promise<ReportGoal | undefined> {
  const kept = requested ? undefined : await defaultGoal(entities, widgetId);
  if (!kept && !requested) return undefined;
  const { rule, told } = requested
    ? await ruleOfKey(entities, widgetId, requested)
    : await ruleOf(entities, widgetId, kept, "");
  return { ...told, ...goalSql(rule) };
}
