// Which goal a report counts conversions of: the one that is asked for by its key, or by the name of an event where no
// goal of the project has such a key; the project's default goal where none is asked for.
import type { CountedGoal } from "@sightline/schema/rest/goals/counted";
import type { EntityStore } from "#host/stores/entities.ts";
import type { KeyedRule } from "./goalCondition.ts";
import { defaultGoal, goalByKey, goalSql, type GoalSql } from "./goalRows.ts";
import { withMerged } from "./withMerged.ts";

export interface ReportGoal extends CountedGoal, GoalSql {}

export async function reportGoal(
  entities: EntityStore,
  widgetId: number,
  asked: string | undefined,
): Promise<ReportGoal | undefined> {
  const kept = asked ? await goalByKey(entities, widgetId, asked) : await defaultGoal(entities, widgetId);
  if (!kept && !asked) return undefined;
  const named = { goal_type: "event" as const, goal_value: asked ?? "", element_url: "" };
  const [rule] = await withMerged<KeyedRule>(entities, widgetId, [kept ?? named]);
  const told = kept ? { key: kept.goal_key, name: kept.goal_name } : { key: null, name: asked ?? "" };
  return { ...told, ...goalSql(rule ?? named) };
}
