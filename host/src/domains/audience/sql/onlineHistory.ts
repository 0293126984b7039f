// Visitors online at each minute of the last 24 hours, counted at the minute's beginning exactly as lastHalfHour.ts
// counts them: the latest event that implies presence is at most 30 s old and later than any `leave`. Only the 30 s
// before each minute are grouped, so half of the day's events.
import { HERE } from "./lastHalfHour.ts";
import { PRESENT_MS } from "#host/analytics/visits/presenceSql.ts";
import { before, IN_SESSION, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number } from "#host/stores/resultColumns.ts";
import { MINUTE } from "../minutes.ts";

/** One number for each minute from `from` to `until`, which are whole minutes. */
export async function onlineHistory(
  { events, signal }: QueryContext,
  { widget, from, until }: { widget: number; from: number; until: number },
): Promise<number[]> {
  const rows = await events.query(
    { minute: number, online: number },
    `SELECT minute, count() AS online FROM (
  SELECT intDiv(toUnixTimestamp64Milli(ts) - 1, ${MINUTE}) + 1 AS minute
  FROM event
  WHERE widget_id = {widget:UInt32} AND ${since("first")} AND ${before("until")} AND ${IN_SESSION}
    AND (toUnixTimestamp64Milli(ts) - 1) % ${MINUTE} >= ${MINUTE - 1 - PRESENT_MS}
  GROUP BY minute, visitor_id
  HAVING countIf(${HERE}) > 0 AND maxIf(ts, type = 'leave') < maxIf(ts, ${HERE})
)
GROUP BY minute`,
    { widget, first: from - PRESENT_MS, until: until + 1 },
    signal,
  );
  const online = new Map(rows.map((row) => [row.minute, row.online]));
  const first = from / MINUTE;
  return Array.from({ length: until / MINUTE - first + 1 }, (_, index) => online.get(first + index) ?? 0);
}
