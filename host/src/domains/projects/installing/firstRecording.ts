import { IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { text } from "#host/stores/resultColumns.ts";

/** Recordings of bots and of the team may precede the first one of a visitor. */
const FIRST = 100;

/** The first recorded session of a human visitor, and the visitor's location. Reads no events of other days. */
export async function firstRecording(events: EventStore, widgetId: number) {
  const [row] = await events.query(
    { session: text, city: text, country: text },
    `WITH earliest AS (SELECT day, session_id, visitor_id FROM recording_chunk WHERE widget_id = {widgetId:UInt32}
       GROUP BY day, session_id, visitor_id ORDER BY day, min(from_ts) LIMIT ${FIRST})
     SELECT toString(session_id) AS session, city, country FROM event
     WHERE widget_id = {widgetId:UInt32} AND ${IS_HUMAN} AND (session_id, visitor_id) IN (SELECT session_id, visitor_id FROM earliest)
       AND toDate(ts) BETWEEN (SELECT min(day) - 1 FROM earliest) AND (SELECT max(day) + 1 FROM earliest)
     ORDER BY ts LIMIT 1`,
    { widgetId },
  );
  return row;
}
