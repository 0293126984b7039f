// Conversions of each goal of a project in a range, counted as in the traffic reports: sessions with a page view in
// which the goal was reached.
import { HAS_VIEWS } from "#host/analytics/visits/countSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { goalSql, type GoalSql, type StoredGoal } from "#host/analytics/goals/goalRows.ts";
import { moneySql } from "#host/analytics/goals/moneySql.ts";
import type { VisitSource } from "#host/analytics/visits/visits.ts";
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
type Conditions = readonly GoalSql[];
const paramsOf = (conditions: Conditions): EventFilter["params"] =>
  Object.assign({}, ...conditions.map(({ params }) => params));

/** Events that reach any of the goals. */
const reaching = (conditions: Conditions) =>
  `event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND (${conditions.map(({ sql }) => sql).join(" OR ")})`;

/** Sessions with a page view. */
const viewedIn = ({ of, plain }: VisitSource) =>
  of === "quarters"
    ? `sipHash64(session_id) IN (SELECT session_id FROM ${plain.from} AND ${HAS_VIEWS})`
    : `session_id IN (SELECT session_id FROM ${plain.from} AND ${IS_PAGE_VIEW})`;

type Numbered = GoalSql & { n: number };
const columnsOf = (list: readonly Numbered[], name: string) =>
  Object.fromEntries(list.map(({ n }) => [`${name}${n}`, number]));

/** Goals that named events or paths reach are counted in the quarter hours, the others in the events that reach any. */
async function conversions(
  { events, signal }: QueryContext,
  source: VisitSource,
  conditions: readonly Numbered[],
  params: Record<string, unknown>,
) {
  const isQuick = ({ inQuarters }: Numbered) => source.of === "quarters" && inQuarters !== undefined;
  const [quick, others] = [conditions.filter(isQuick), conditions.filter((one) => !isQuick(one))];
  const { from, sessions } = source.plain;
  const reached = quick.map(({ n, inQuarters }) => `max(${inQuarters}) AS k${n}`);
  const counts = (list: readonly Numbered[]) => list.map(({ n }) => `countIf(k${n}) AS k${n}`);
  const [all, some] = await Promise.all([
    events.query(
      { sessions: number, ...columnsOf(quick, "k") },
      quick.length === 0
        ? `SELECT ${sessions} AS sessions FROM ${from}`
        : `SELECT ${["count() AS sessions", ...counts(quick)].join(", ")}
FROM (SELECT ${reached.join(", ")} FROM ${from} GROUP BY session_id HAVING max(${HAS_VIEWS}))`,
      params,
      signal,
    ),
    others.length === 0
      ? []
      : events.query(
          columnsOf(others, "k"),
          `SELECT ${counts(others).join(", ")} FROM (SELECT session_id, ${others.map(({ sql, n }) => `max(${sql}) AS k${n}`).join(",\n  ")}
  FROM ${reaching(others)} GROUP BY session_id HAVING ${viewedIn(source)})`,
          params,
          signal,
        ),
  ]);
  return { sessions: all[0]?.sessions ?? 0, counted: { ...all[0], ...some[0] } as Record<string, number> };
}

/** In the order of the goals. */
export async function goalStandings(
  context: QueryContext,
  { widgetId, period, money }: { widgetId: number; period: Period; money: readonly string[] },
  goals: readonly StoredGoal[],
): Promise<{ sessions: number; standings: Standing[] }> {
  if (goals.length === 0) return { sessions: 0, standings: [] };
  const conditions = conditionsOf(goals).map((condition, n) => ({ ...condition, n }));
  const source = visitSource(NO_FILTER, period);
  const params = { ...periodParams(widgetId, "UTC", period), ...paramsOf(conditions), money };
  const sums = conditions.map(({ sql, n }) => `${moneySql(sql)} AS r${n}`);
  const [{ sessions, counted }, [revenue]] = await Promise.all([
    conversions(context, source, conditions, params),
    // few events have a value, so that the conditions of the goals are read for those only
    context.events.query(
      columnsOf(conditions, "r"),
      `SELECT ${sums.join(",\n  ")} FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND value != 0 AND ${viewedIn(source)}`,
      params,
      context.signal,
    ),
  ]);
  const standings = conditions.map(({ n }) => ({
    conversions: counted[`k${n}`] ?? 0,
    revenue: revenue?.[`r${n}`] ?? 0,
  }));
  return { sessions, standings };
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
