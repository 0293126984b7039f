import { PAGE_VIEWS } from "#host/analytics/visits/countSql.ts";
import { IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";

/** All page views of human visitors, and their newest event in milliseconds since 1970. */
export async function trafficEver(events: EventStore, widgetId: number, signal?: AbortSignal) {
  const [row] = await events.query(
    { pageviews: number, last: number },
    `SELECT ${PAGE_VIEWS} AS pageviews, toUnixTimestamp64Milli(max(ts)) AS last
     FROM event
     WHERE widget_id = {widgetId:UInt32} AND ${IS_HUMAN}`,
    { widgetId },
    signal,
  );
  return {
    pageviews: row?.pageviews ?? 0,
    last: row?.last ? new Date(row.last).toISOString() : null,
  };
}
