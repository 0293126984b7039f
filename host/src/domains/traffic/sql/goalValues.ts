// The goals that users may filter by, and the visitors who reached each. Most visitors first.
import { visitorsWith } from "#host/analytics/visits/countSql.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { goalSql, type StoredGoal } from "#host/analytics/goals/goalRows.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number } from "#host/stores/resultColumns.ts";

export async function goalValues(
  { events, signal }: QueryContext,
  { widgetId, period }: { widgetId: number; period: Pick<Period, "from" | "to"> },
  goals: readonly StoredGoal[],
): Promise<{ value: string; label: string; visitors: number }[]> {
  if (goals.length === 0) return [];
  const conditions = goals.map((goal, n) => goalSql(goal, `g${n}_`));
  const counts = conditions.map(({ sql }, n) => `${visitorsWith(sql)} AS k${n}`);
  const [row] = await events.query(
    Object.fromEntries(goals.map((_, n) => [`k${n}`, number])),
    `SELECT ${counts.join(",\n  ")} FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN}`,
    { ...periodParams(widgetId, "UTC", period), ...Object.assign({}, ...conditions.map(({ params }) => params)) },
    signal,
  );
  return goals
    .map(({ goal_key, goal_name }, n) => ({ value: goal_key, label: goal_name, visitors: row?.[`k${n}`] ?? 0 }))
    .toSorted((a, b) => b.visitors - a.visitors || a.label.localeCompare(b.label));
}
