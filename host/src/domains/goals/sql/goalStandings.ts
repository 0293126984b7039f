// Conversions of each goal of a project in a range, and when it was last reached. One scan for all goals. Conversions
// are counted as in the traffic reports: sessions with a page view in which the goal was reached.
import { hasPageView } from "#host/analytics/visits/countSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { goalSql, type StoredGoal } from "#host/analytics/goals/goalRows.ts";
import { moneySql } from "#host/analytics/goals/moneySql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, time } from "#host/stores/resultColumns.ts";

const WITHIN = 90 * 86_400_000;

export interface Standing {
  conversions: number;
  revenue: number;
  last_at: string | null;
}

interface Question {
  widgetId: number;
  period: Pick<Period, "from" | "to">;
  now: number;
  money: readonly string[];
}

const conditionsOf = (goals: readonly StoredGoal[]) => goals.map((goal, n) => goalSql(goal, `g${n}_`));
type Conditions = ReturnType<typeof conditionsOf>;
const paramsOf = (conditions: Conditions): EventFilter["params"] =>
  Object.assign({}, ...conditions.map(({ params }) => params));

async function counts(
  { events, signal }: QueryContext,
  { widgetId, period, money }: Question,
  conditions: Conditions,
): Promise<Record<string, number>> {
  const each = conditions.flatMap(({ sql }, n) => [`max(${sql}) AS k${n}`, `${moneySql(sql)} AS r${n}`]);
  const sums = conditions.flatMap((_, n) => [`countIf(k${n}) AS k${n}`, `sum(r${n}) AS r${n}`]);
  const names = ["sessions", ...conditions.flatMap((_, n) => [`k${n}`, `r${n}`])];
  const rows = await events.query(
    Object.fromEntries(names.map((name) => [name, number])),
    `SELECT count() AS sessions, ${sums.join(", ")} FROM (SELECT ${each.join(",\n  ")}
  FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} GROUP BY session_id HAVING ${hasPageView()})`,
    { ...periodParams(widgetId, "UTC", period), ...paramsOf(conditions), money },
    signal,
  );
  return rows[0] ?? {};
}

async function lastTimes(
  { events, signal }: QueryContext,
  { widgetId, now }: Question,
  conditions: Conditions,
): Promise<Record<string, string | null>> {
  const last = conditions.map(({ sql }, n) => `if(countIf(${sql}) = 0, NULL, maxIf(ts, ${sql})) AS t${n}`);
  const rows = await events.query(
    Object.fromEntries(conditions.map((_, n) => [`t${n}`, nullable(time)])),
    `SELECT ${last.join(",\n  ")} FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN}`,
    { ...periodParams(widgetId, "UTC", { from: now - WITHIN, to: now + 1 }), ...paramsOf(conditions) },
    signal,
  );
  return rows[0] ?? {};
}

/** In the order of the goals. */
export async function goalStandings(
  context: QueryContext,
  question: Question,
  goals: readonly StoredGoal[],
): Promise<{ sessions: number; standings: Standing[] }> {
  if (goals.length === 0) return { sessions: 0, standings: [] };
  const conditions = conditionsOf(goals);
  const [counted, last] = await Promise.all([
    counts(context, question, conditions),
    lastTimes(context, question, conditions),
  ]);
  const standings = goals.map((_, n) => ({
    conversions: counted[`k${n}`] ?? 0,
    revenue: counted[`r${n}`] ?? 0,
    last_at: last[`t${n}`] ?? null,
  }));
  return { sessions: counted["sessions"] ?? 0, standings };
}
