// The project's goals as conditions on an event. Without any that converts, purchases count, as in the revenue reports.
import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import { purchaseSql } from "#host/analytics/goals/conversionScope.ts";
import { activeGoals, goalSql } from "#host/analytics/goals/goalRows.ts";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { resolveGoals } from "#host/analytics/goals/resolveGoals.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export interface ReachedGoals {
  /** `hasSubject`: of a funnel or a form */
  goals: readonly { name: string; sql: string; hasSubject: boolean }[];
  /** an event that converts its session: it reaches any of them, except the abandon of a form */
  any: string;
  params: Readonly<Record<string, string | number>>;
}

const isConversion = ({ goal_type }: Pick<GoalRule, "goal_type">) => goal_type !== "formAbandoned";

/** `scope`: as of `resolveGoals`. */
export async function reachedGoals(entities: EntityStore, widgetId: number, scope?: string): Promise<ReachedGoals> {
  const stored = await resolveGoals(entities, widgetId, await activeGoals(entities, widgetId), { scope });
  const goals = stored.map((goal, n) => ({
    ...goalSql(goal, `reached${n}_`),
    name: goal.goal_name,
    hasSubject: hasSubject(goal),
    isConversion: isConversion(goal),
  }));
  const converting = goals.filter((goal) => goal.isConversion);
  const conditions = converting.length > 0 ? converting : [await purchaseSql(entities, widgetId)];
  return {
    goals,
    any: `(${["type = 'goal'", ...conditions.map(({ sql }) => sql)].join(" OR ")})`,
    params: Object.assign({}, ...[...goals, ...conditions].map(({ params }) => params)) as ReachedGoals["params"],
  };
}
