import type { HappenedEvent } from "@sightline/schema/rest/events/report";
import { EVENT_NAME } from "#host/analytics/filter/namedEvent.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { happenedColumns, happenedEvent, happenedSql } from "../../sql/happenedEvent.ts";
import { eventParams, eventsWhere, isEvent, type EventQuestion } from "./eventQuestion.ts";

export async function newestOfEvent(
  { events, signal }: QueryContext,
  question: EventQuestion,
  page: { limit: number; offset: number },
): Promise<HappenedEvent[]> {
  const rows = await events.query(
    happenedColumns,
    `SELECT ${happenedSql(EVENT_NAME)}
FROM event WHERE ${eventsWhere(question)} AND ${isEvent(question)} ORDER BY ts DESC, event_id LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...eventParams(question, question.period), ...page },
    signal,
  );
  return rows.map(happenedEvent);
}
