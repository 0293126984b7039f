// What did people do last? The newest 50 events of the last 30 minutes that a person would call one: no heartbeats,
// scroll reports or measurements.
import type { RealtimeEvent } from "@sightline/schema/rest/audience/audience";
import { WITHIN, withinParams } from "#host/http/filter/peopleSql.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";

const NEWEST = 50;
const HALF_HOUR = 30 * 60_000;

export async function newestEvents(
  { events, signal }: Asking,
  { widget, now }: { widget: number; now: number },
): Promise<RealtimeEvent[]> {
  return events.query<RealtimeEvent>(
    `SELECT event_id, ts AS at, toString(type) AS type, if(type = 'pageview', title, if(name != '', name, text)) AS name, path,
  visitor_id, session_id, ref_host, channel, country, device, browser,
  if(region = '' AND city = '', NULL, lat) AS lat, if(region = '' AND city = '', NULL, lon) AS lon
FROM event
WHERE widget_id = {widget:UInt32} AND ${WITHIN} AND is_bot = 0 AND is_internal = 0
  AND event.type NOT IN ('ping', 'leave', 'scroll', 'vital', 'move', 'identify')
ORDER BY ts DESC, event_id LIMIT ${NEWEST}`,
    { widget, ...withinParams(now - HALF_HOUR, now + 1) },
    signal,
  );
}
