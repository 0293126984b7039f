// The scope of every goal query, and the visits that it reads.
import { hasPageView } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { GoalSql } from "#host/analytics/goals/goalRows.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";

export interface GoalQuestion {
  widgetId: number;
  period: Pick<Period, "from" | "to">;
  /** without a filter, all visits count */
  filter: Partial<EventFilter>;
  goal: GoalSql;
  currency: string | null;
  /** currencies that count as the main one */
  money: readonly string[];
}

/** Whether an event reaches the goal: for `facts`. A goal's condition can be long, so that it is in a query only once. */
export const IS_GOAL = "is_goal";

/**
 * Sessions as in the traffic reports: with a page view selected by the filter. `facts` are aggregates per session.
 * Sessions with the goal have `at`, the time at which it was first reached.
 */
export function goalSessions({ goal, filter }: GoalQuestion, facts: readonly string[], isReached = true): string {
  const { visits = [], rows = [] } = filter;
  const view = [IS_PAGE_VIEW, ...rows].join(" AND ");
  const having = [hasPageView(view), ...(isReached ? ["reached"] : [])];
  return `SELECT session_id, any(visitor_id) AS visitor, max(${IS_GOAL}) AS reached, minIf(ts, ${IS_GOAL}) AS at${facts.map((fact) => `,\n  ${fact}`).join("")}
  FROM (SELECT *, ${goal.sql} AS ${IS_GOAL} FROM event WHERE ${[IN_PERIOD, IS_HUMAN, ...visits].join(" AND ")})
  GROUP BY session_id HAVING ${having.join(" AND ")}`;
}

export const goalParams = ({ widgetId, filter, goal, money }: GoalQuestion, period: Pick<Period, "from" | "to">) => ({
  ...periodParams(widgetId, "UTC", period),
  ...filter.params,
  ...goal.params,
  money,
});
