// Which events have a name, how often did they happen, to how many people, and when last?
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/http/filter/namedEvent.ts";
import { BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";
import type { EventName } from "@sightline/schema/rest/events";

const MOST = 1000;

export async function eventNames(
  { events, signal }: Asking,
  { widgetId, period }: { widgetId: number; period: Pick<Period, "from" | "to"> },
): Promise<EventName[]> {
  return events.query<EventName>(
    `SELECT ${EVENT_NAME} AS event_name, if(type = 'event', 'code', 'tracker') AS source,
  count() AS count, uniqExact(visitor_id) AS visitors, max(ts) AS last_seen
FROM event WHERE ${IN_PERIOD} AND ${BY_PEOPLE} AND ${IS_NAMED_EVENT}
GROUP BY event_name, source ORDER BY count DESC, event_name, source LIMIT ${MOST}`,
    periodParams(widgetId, "UTC", period),
    signal,
  );
}
