// Which were the newest?
import type { HappenedEvent } from "@sightline/schema/rest/events/report";
import { EVENT_NAME } from "#host/analytics/filter/namedEvent.ts";
import type { Asking } from "#host/analytics/scope/reportScope.ts";
import { eventParams, eventsWhere, isEvent, type EventQuestion } from "./eventQuestion.ts";

export async function newestOfEvent(
  { events, signal }: Asking,
  question: EventQuestion,
  page: { limit: number; offset: number },
): Promise<HappenedEvent[]> {
  const rows = await events.query<Omit<HappenedEvent, "name" | "value"> & { called: string; worth: number }>(
    `SELECT toString(event_id) AS event_id, ts AS at, ${EVENT_NAME} AS called, toString(visitor_id) AS visitor_id, path,
  toString(channel) AS channel, toString(country) AS country, toString(device) AS device, props,
  if(type = 'event', event.value, 0) AS worth
FROM event WHERE ${eventsWhere(question)} AND ${isEvent(question)} ORDER BY ts DESC, event_id LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...eventParams(question, question.period), ...page },
    signal,
  );
  return rows.map(({ called: name, worth: value, ...row }) => ({ ...row, name, value }));
}
