// Which goal a report counts conversions of: the one that is asked for by its key, or by the name of an event where no
// goal of the project has such a key; the project's default goal where none is asked for.
import type { CountedGoal } from "@sightline/schema/rest/goals/counted";
import type { EntityStore } from "#host/stores/entities.ts";
import { defaultGoal, goalByKey, goalSql, type GoalSql } from "./goalRows.ts";

export interface ReportGoal extends CountedGoal, GoalSql {}

export async function reportGoal(
  entities: EntityStore,
  widgetId: number,
  asked: string | undefined,
): Promise<ReportGoal | undefined> {
  const kept = asked ? await goalByKey(entities, widgetId, asked) : await defaultGoal(entities, widgetId);
  if (kept) return { key: kept.goal_key, name: kept.goal_name, ...goalSql(kept) };
  if (!asked) return undefined;
  return { key: null, name: asked, ...goalSql({ goal_type: "event", goal_value: asked, element_url: "" }) };
}
