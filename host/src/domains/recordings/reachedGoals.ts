// The project's goals as conditions on an event. Without any, purchases count, as in the revenue reports.
import { purchaseSql } from "#host/analytics/goals/conversionScope.ts";
import { activeGoals, goalSql } from "#host/analytics/goals/goalRows.ts";
import { withMerged } from "#host/analytics/goals/withMerged.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export interface ReachedGoals {
  goals: readonly { name: string; sql: string }[];
  /** an event that reaches any of them */
  any: string;
  params: Readonly<Record<string, string | number>>;
}

export async function reachedGoals(entities: EntityStore, widgetId: number): Promise<ReachedGoals> {
  const stored = await withMerged(entities, widgetId, await activeGoals(entities, widgetId));
  const goals = stored.map((goal, n) => ({ name: goal.goal_name, ...goalSql(goal, `reached${n}_`) }));
  const conditions = goals.length > 0 ? goals : [await purchaseSql(entities, widgetId)];
  return {
    goals,
    any: `(${["type = 'goal'", ...conditions.map(({ sql }) => sql)].join(" OR ")})`,
    params: Object.assign({}, ...conditions.map(({ params }) => params)) as ReachedGoals["params"],
  };
}
