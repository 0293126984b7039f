// Total occurrences, visitors, and the share of visits with the event.
import type { EventTotals } from "@sightline/schema/rest/events/report";
import { SESSIONS, sessionsWith, visitorsWith } from "#host/analytics/visits/countSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number } from "#host/stores/resultColumns.ts";
import { eventParams, eventsWhere, isEvent, type EventQuestion } from "./eventQuestion.ts";

const NONE: EventTotals = { count: 0, visitors: 0, sessions: 0, all_sessions: 0, value: 0 };

export async function eventTotals(
  { events, signal }: QueryContext,
  question: EventQuestion,
  period: Pick<Period, "from" | "to">,
): Promise<EventTotals> {
  const is = isEvent(question);
  const rows = await events.query(
    { count: number, visitors: number, sessions: number, all_sessions: number, value: number },
    `SELECT countIf(${is}) AS count, ${visitorsWith(is)} AS visitors, ${sessionsWith(is)} AS sessions,
  ${SESSIONS} AS all_sessions, sumIf(event.value, ${is} AND type = 'event') AS value
FROM event WHERE ${eventsWhere(question)}`,
    eventParams(question, period),
    signal,
  );
  return rows[0] ?? NONE;
}
