// Occurrences by location and device. Most frequent first.
import type { EventSplit } from "@sightline/schema/rest/events/report";
import { VISITORS } from "#host/analytics/visits/countSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { eventParams, eventsWhere, isEvent, type EventQuestion } from "./eventQuestion.ts";

const columns: Record<EventSplit, string> = {
  page: "path",
  channel: "channel",
  country: "country",
  device: "device",
  browser: "browser",
  os: "os",
};

const splitColumns = {
  label: text,
  count: number,
  visitors: number,
};

export async function eventSplit({ events, signal }: QueryContext, question: EventQuestion, split: EventSplit) {
  const rows = await events.query(
    splitColumns,
    `SELECT toString(${columns[split]}) AS label, count() AS count, ${VISITORS} AS visitors FROM event
WHERE ${eventsWhere(question)} AND ${isEvent(question)} GROUP BY label ORDER BY count DESC, label LIMIT 50`,
    eventParams(question, question.period),
    signal,
  );
  return rows.map(({ label, count, visitors }) => ({ name: label, count, visitors }));
}
