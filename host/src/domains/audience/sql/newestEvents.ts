// The newest 50 events of the last 30 minutes that are meaningful to users: no heartbeats, scroll reports or web
// vitals, and no events that members have hidden.
import type { RealtimeEvent } from "@sightline/schema/rest/audience/audience";
import { isPageView } from "#host/analytics/visits/visitSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/analytics/filter/namedEvent.ts";
import { NO_BOTS_OR_INTERNAL, WITHIN, withinParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, text, time } from "#host/stores/resultColumns.ts";

const NEWEST = 50;
const HALF_HOUR = 30 * 60_000;

const columns = {
  event_id: text,
  at: time,
  type: text,
  called: text,
  path: text,
  visitor_id: text,
  session_id: text,
  ref_host: text,
  channel: text,
  country: text,
  region: text,
  city: text,
  device: text,
  browser: text,
  lat: nullable(number),
  lon: nullable(number),
};

export async function newestEvents(
  { events, signal }: QueryContext,
  { widget, now, naming }: { widget: number; now: number; naming: Naming },
): Promise<RealtimeEvent[]> {
  const counted = naming.sql(EVENT_NAME);
  const rows = await events.query(
    columns,
    `SELECT event_id, ts AS at, toString(event.type) AS type,
  multiIf(${isPageView("event.type")}, title, event.type = 'event', ${counted}, event.name != '', event.name, text) AS called, path,
  visitor_id, session_id, ref_host, channel, country, region, city, device, browser,
  if(region = '' AND city = '', NULL, lat) AS lat, if(region = '' AND city = '', NULL, lon) AS lon
FROM event
WHERE widget_id = {widget:UInt32} AND ${WITHIN} AND ${NO_BOTS_OR_INTERNAL}
  AND event.type NOT IN ('ping', 'leave', 'scroll', 'vital', 'move', 'identify', 'form_view', 'form_start', 'form_field')
  AND NOT (${IS_NAMED_EVENT} AND ${counted} IN {hidden:Array(String)})
ORDER BY ts DESC, event_id LIMIT ${NEWEST}`,
    { widget, ...withinParams(now - HALF_HOUR, now + 1), ...naming.params },
    signal,
  );
  return rows.map(({ called, ...row }) => ({
    ...row,
    name: (row.type === "event" && naming.of(called).display_name) || called,
  }));
}
