import { VIEWS_OF_QUARTERS } from "#host/analytics/visits/countSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";

/** All page views of human visitors, and their newest event in milliseconds since 1970. */
export async function trafficEver(events: EventStore, widgetId: number) {
  const [row] = await events.query(
    { pageviews: number, last: number },
    `SELECT ${VIEWS_OF_QUARTERS} AS pageviews, toUnixTimestamp64Milli(max(ended)) AS last
     FROM session_quarter
     WHERE widget_id = {widgetId:UInt32}`,
    { widgetId },
  );
  return {
    pageviews: row?.pageviews ?? 0,
    last: row?.last ? new Date(row.last).toISOString() : null,
  };
}
