// Conversions of each goal of a project in a range, counted as in the traffic reports: sessions with a page view in
// which the goal was reached.
import { HAS_VIEWS } from "#host/analytics/visits/countSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { goalBatches, type NumberedGoal } from "#host/analytics/goals/goalBatches.ts";
import type { StoredGoal } from "#host/analytics/goals/goalRows.ts";
import { moneySql } from "#host/analytics/goals/moneySql.ts";
import type { VisitSource } from "#host/analytics/visits/visits.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, time } from "#host/stores/resultColumns.ts";

const DAY_MS = 86_400_000;
const WITHIN = 90 * DAY_MS;
/** Of goals on funnels and forms, whose conditions read all of these days. */
const COMPUTED_WITHIN = 7 * DAY_MS;
const NO_FILTER: EventFilter = { visits: [], rows: [], params: {} };

export interface Standing {
  conversions: number;
  revenue: number;
}

type Conditions = readonly NumberedGoal[];
const paramsOf = (conditions: Conditions): EventFilter["params"] =>
  Object.assign({}, ...conditions.map(({ params }) => params));

/** Events that reach any of the goals, with a column for each. A condition is read once, however long it is. */
const reaching = (
  conditions: Conditions,
) => `(SELECT session_id, ts, type, value, currency, ${conditions.map(({ sql, n }) => `${sql} AS e${n}`).join(",\n    ")}
  FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND (${conditions.map(({ n }) => `e${n}`).join(" OR ")}))`;

/** Sessions with a page view. */
const viewedIn = ({ of, plain }: VisitSource) =>
  of === "quarters"
    ? `sipHash64(session_id) IN (SELECT session_id FROM ${plain.from} AND ${HAS_VIEWS})`
    : `session_id IN (SELECT session_id FROM ${plain.from} AND ${IS_PAGE_VIEW})`;

const columnsOf = (list: Conditions, name: string) => Object.fromEntries(list.map(({ n }) => [`${name}${n}`, number]));

interface Question {
  source: VisitSource;
  /** of the period */
  params: Record<string, unknown>;
}

/** Sessions of the period, and those with each goal that named events or paths reach: counted in the quarter hours. */
async function sessionsWith({ events, signal }: QueryContext, { source, params }: Question, quick: Conditions) {
  const { from, sessions } = source.plain;
  const reached = quick.map(({ n, inQuarters }) => `max(${inQuarters}) AS k${n}`);
  const [row] = await events.query(
    { sessions: number, ...columnsOf(quick, "k") },
    quick.length === 0
      ? `SELECT ${sessions} AS sessions FROM ${from}`
      : `SELECT ${["count() AS sessions", ...countsOf(quick)].join(", ")}
FROM (SELECT ${reached.join(", ")} FROM ${from} GROUP BY session_id HAVING max(${HAS_VIEWS}))`,
    { ...params, ...paramsOf(quick) },
    signal,
  );
  return { sessions: 0, ...row };
}

const countsOf = (list: Conditions) => list.map(({ n }) => `countIf(k${n}) AS k${n}`);

/** Sessions with each goal, counted in the events that reach any. */
async function conversions({ events, signal }: QueryContext, { source, params }: Question, list: Conditions) {
  if (list.length === 0) return {};
  const reached = list.map(({ n }) => `max(e${n}) AS k${n}`).join(", ");
  const [row] = await events.query(
    columnsOf(list, "k"),
    `SELECT ${countsOf(list).join(", ")} FROM (SELECT session_id, ${reached}
  FROM ${reaching(list)} GROUP BY session_id HAVING ${viewedIn(source)})`,
    { ...params, ...paramsOf(list) },
    signal,
  );
  return { ...row };
}

/** Both at once, for goals whose conditions read all events of the period again. */
async function conversionsAndRevenues(
  { events, signal }: QueryContext,
  { source, params }: Question,
  list: Conditions,
) {
  const ofSessions = list.map(({ n }) => `max(e${n}) AS k${n}, ${moneySql(`e${n}`)} AS r${n}`).join(", ");
  const sums = list.map(({ n }) => `sum(r${n}) AS r${n}`);
  const [row] = await events.query(
    { ...columnsOf(list, "k"), ...columnsOf(list, "r") },
    `SELECT ${[...countsOf(list), ...sums].join(", ")} FROM (SELECT session_id, ${ofSessions}
  FROM ${reaching(list)} GROUP BY session_id HAVING ${viewedIn(source)})`,
    { ...params, ...paramsOf(list) },
    signal,
  );
  return { ...row };
}

/** Few events have a value, so that the conditions of the goals are read for those only. */
async function revenues({ events, signal }: QueryContext, { source, params }: Question, list: Conditions) {
  if (list.length === 0) return {};
  const sums = list.map(({ sql, n }) => `${moneySql(sql)} AS r${n}`).join(",\n  ");
  const [row] = await events.query(
    columnsOf(list, "r"),
    `SELECT ${sums} FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND value != 0 AND ${viewedIn(source)}`,
    { ...params, ...paramsOf(list) },
    signal,
  );
  return { ...row };
}

/** In the order of the goals. */
export async function goalStandings(
  context: QueryContext,
  { widgetId, period, money }: { widgetId: number; period: Period; money: readonly string[] },
  goals: readonly StoredGoal[],
): Promise<{ sessions: number; standings: Standing[] }> {
  if (goals.length === 0) return { sessions: 0, standings: [] };
  const { plain, computed } = goalBatches(goals);
  const source = visitSource(NO_FILTER, period);
  const question = { source, params: { ...periodParams(widgetId, "UTC", period), money } };
  const isQuick = ({ inQuarters }: NumberedGoal) => source.of === "quarters" && inQuarters !== undefined;
  const others = plain.filter((goal) => !isQuick(goal));
  const [{ sessions, ...quick }, ...found] = await Promise.all([
    sessionsWith(context, question, plain.filter(isQuick)),
    conversions(context, question, others),
    revenues(context, question, plain),
  ]);
  const counted: Record<string, number> = Object.assign({}, quick, ...found);
  for (const batch of computed) {
    Object.assign(counted, await conversionsAndRevenues(context, question, batch));
  }
  const standings = goals.map((_, n) => ({ conversions: counted[`k${n}`] ?? 0, revenue: counted[`r${n}`] ?? 0 }));
  return { sessions, standings };
}

async function lastTimes(
  { events, signal }: QueryContext,
  { widgetId, from, to }: { widgetId: number; from: number; to: number },
  list: Conditions,
) {
  if (list.length === 0) return {};
  const last = list.map(({ n }) => `if(countIf(e${n}) = 0, NULL, maxIf(ts, e${n})) AS t${n}`);
  const [row] = await events.query(
    Object.fromEntries(list.map(({ n }) => [`t${n}`, nullable(time)])),
    `SELECT ${last.join(", ")} FROM ${reaching(list)}`,
    { ...periodParams(widgetId, "UTC", { from, to }), ...paramsOf(list) },
    signal,
  );
  return { ...row };
}

/** When each goal was last reached, within 90 days, or 7 if it is of a funnel or form; in the order of the goals. */
export async function lastReached(
  context: QueryContext,
  { widgetId, now }: { widgetId: number; now: number },
  goals: readonly StoredGoal[],
): Promise<(string | null)[]> {
  const { plain, computed } = goalBatches(goals);
  const to = now + 1;
  const times: Record<string, string | null> = await lastTimes(context, { widgetId, from: now - WITHIN, to }, plain);
  for (const batch of computed) {
    Object.assign(times, await lastTimes(context, { widgetId, from: now - COMPUTED_WITHIN, to }, batch));
  }
  return goals.map((_, n) => times[`t${n}`] ?? null);
}
