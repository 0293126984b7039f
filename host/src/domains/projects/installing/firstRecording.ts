import { IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { text } from "#host/stores/resultColumns.ts";

/** The first session of a human visitor that sent a part of a recording, and the visitor's location. */
export async function firstRecording(events: EventStore, widgetId: number) {
  const [row] = await events.query(
    { session: text, city: text, country: text },
    `SELECT toString(session_id) AS session, city, country FROM event
     WHERE widget_id = {widgetId:UInt32} AND type = 'recording' AND ${IS_HUMAN}
     ORDER BY ts LIMIT 1`,
    { widgetId },
  );
  return row;
}
