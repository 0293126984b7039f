// Conversions of each goal of a project in a range, counted as in the traffic reports: sessions with a page view in
// which the goal was reached. One scan for all goals, of the events that reach any.
import { HAS_VIEWS } from "#host/analytics/visits/countSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { goalSql, type StoredGoal } from "#host/analytics/goals/goalRows.ts";
import { moneySql } from "#host/analytics/goals/moneySql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, time } from "#host/stores/resultColumns.ts";

const WITHIN = 90 * 86_400_000;
const NO_FILTER: EventFilter = { visits: [], rows: [], params: {} };

export interface Standing {
  conversions: number;
  revenue: number;
}

const conditionsOf = (goals: readonly StoredGoal[]) => goals.map((goal, n) => goalSql(goal, `g${n}_`));
type Conditions = ReturnType<typeof conditionsOf>;
const paramsOf = (conditions: Conditions): EventFilter["params"] =>
  Object.assign({}, ...conditions.map(({ params }) => params));

/** Events that reach any of the goals. */
const reaching = (conditions: Conditions) =>
  `event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND (${conditions.map(({ sql }) => sql).join(" OR ")})`;

/** In the order of the goals. */
export async function goalStandings(
  { events, signal }: QueryContext,
  { widgetId, period, money }: { widgetId: number; period: Period; money: readonly string[] },
  goals: readonly StoredGoal[],
): Promise<{ sessions: number; standings: Standing[] }> {
  if (goals.length === 0) return { sessions: 0, standings: [] };
  const conditions = conditionsOf(goals);
  const { of, plain } = visitSource(NO_FILTER, period);
  const viewed =
    of === "quarters"
      ? `sipHash64(session_id) IN (SELECT session_id FROM ${plain.from} AND ${HAS_VIEWS})`
      : `session_id IN (SELECT session_id FROM ${plain.from} AND ${IS_PAGE_VIEW})`;
  const each = conditions.flatMap(({ sql }, n) => [`max(${sql}) AS k${n}`, `${moneySql(sql)} AS r${n}`]);
  const sums = conditions.flatMap((_, n) => [`countIf(k${n}) AS k${n}`, `sum(r${n}) AS r${n}`]);
  const params = { ...periodParams(widgetId, "UTC", period), ...paramsOf(conditions), money };
  const [counted, visits] = await Promise.all([
    events.query(
      Object.fromEntries(conditions.flatMap((_, n) => [`k${n}`, `r${n}`]).map((name) => [name, number])),
      `SELECT ${sums.join(", ")} FROM (SELECT session_id, ${each.join(",\n  ")}
  FROM ${reaching(conditions)} GROUP BY session_id HAVING ${viewed})`,
      params,
      signal,
    ),
    events.query({ sessions: number }, `SELECT ${plain.sessions} AS sessions FROM ${plain.from}`, params, signal),
  ]);
  const standings = goals.map((_, n) => ({
    conversions: counted[0]?.[`k${n}`] ?? 0,
    revenue: counted[0]?.[`r${n}`] ?? 0,
  }));
  return { sessions: visits[0]?.sessions ?? 0, standings };
}

/** When each goal was last reached, within 90 days; in the order of the goals. */
export async function lastReached(
  { events, signal }: QueryContext,
  { widgetId, now }: { widgetId: number; now: number },
  goals: readonly StoredGoal[],
): Promise<(string | null)[]> {
  if (goals.length === 0) return [];
  const conditions = conditionsOf(goals);
  const last = conditions.map(({ sql }, n) => `if(countIf(${sql}) = 0, NULL, maxIf(ts, ${sql})) AS t${n}`);
  const [row] = await events.query(
    Object.fromEntries(conditions.map((_, n) => [`t${n}`, nullable(time)])),
    `SELECT ${last.join(",\n  ")} FROM ${reaching(conditions)}`,
    { ...periodParams(widgetId, "UTC", { from: now - WITHIN, to: now + 1 }), ...paramsOf(conditions) },
    signal,
  );
  return goals.map((_, n) => row?.[`t${n}`] ?? null);
}
