// Which events came last, of those that a person can name and that are not hidden?
import type { TailedEvent } from "@sightline/schema/rest/events/naming";
import type { Naming } from "#host/http/filter/eventNaming.ts";
import { EVENT_NAME, EVENT_SOURCE, IS_NAMED_EVENT } from "#host/http/filter/namedEvent.ts";
import { BY_PEOPLE } from "#host/analytics/visits/humanTrafficSql.ts";
import { WITHIN, withinParams } from "#host/http/filter/peopleSql.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";

const NEWEST = 100;
const HALF_HOUR = 30 * 60_000;

type Row = Omit<TailedEvent, "display_name">;

export async function tailOfEvents(
  { events, signal }: Asking,
  { widgetId, now, naming }: { widgetId: number; now: number; naming: Naming },
): Promise<Row[]> {
  const rows = await events.query<Omit<Row, "name" | "value"> & { called: string; worth: number }>(
    `SELECT toString(event_id) AS event_id, ts AS at, ${naming.sql(EVENT_NAME)} AS called, ${EVENT_SOURCE} AS source,
  toString(visitor_id) AS visitor_id, path, toString(channel) AS channel, toString(country) AS country,
  toString(device) AS device, props, if(type = 'event', event.value, 0) AS worth
FROM event WHERE widget_id = {widget:UInt32} AND ${WITHIN} AND ${BY_PEOPLE} AND ${IS_NAMED_EVENT}
  AND called NOT IN {hidden:Array(String)}
ORDER BY ts DESC, event_id LIMIT ${NEWEST}`,
    { widget: widgetId, ...withinParams(now - HALF_HOUR, now + 1), ...naming.params },
    signal,
  );
  return rows.map(({ called: name, worth: value, ...row }) => ({ ...row, name, value }));
}
