// The messages of error groups: the newest one, at any time.
import { before, IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number, text } from "#host/stores/resultColumns.ts";

export interface GroupSummary {
  message: string;
  name: string;
  /** occurrences */
  count: number;
}

export async function groupSummaries(
  events: EventStore,
  widgetId: number,
  hashes: readonly string[],
  period?: { from: number; to: number },
): Promise<Map<string, GroupSummary>> {
  const within = period ? ` AND ${since("from")} AND ${before("to")}` : "";
  const rows = await events.query(
    { error_hash: text, message: text, name: text, count: number },
    `SELECT error_hash, argMax(event.message, ts) AS message, argMax(event.name, ts) AS name, count() AS count FROM event
WHERE widget_id = {widget:UInt32} AND ${IS_HUMAN} AND type = 'error' AND error_hash IN {hashes:Array(String)}${within}
GROUP BY error_hash`,
    { widget: widgetId, hashes, ...period },
  );
  return new Map(rows.map(({ error_hash, ...summary }) => [error_hash, summary]));
}
