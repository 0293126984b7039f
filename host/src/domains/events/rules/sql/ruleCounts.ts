// How often each event rule of a project created an event in the last 30 days, and when it last did.
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, time } from "#host/stores/resultColumns.ts";

export const DAYS = 30;

export interface RuleCount {
  count: number;
  last_at: string;
}

export async function ruleCounts(
  { events, signal }: QueryContext,
  widgetId: number,
  now: number,
): Promise<ReadonlyMap<number, RuleCount>> {
  const rows = await events.query(
    { rule_id: number, count: number, last_at: time },
    `SELECT rule_id, count() AS count, max(ts) AS last_at FROM event
WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND type = 'event' AND rule_id > 0 GROUP BY rule_id`,
    periodParams(widgetId, "UTC", { from: now - DAYS * 86_400_000, to: now + 1 }),
    signal,
  );
  return new Map(rows.map(({ rule_id, count, last_at }) => [rule_id, { count, last_at }]));
}
