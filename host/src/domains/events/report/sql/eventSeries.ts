// Occurrences per interval. Returns only intervals with occurrences.
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { eventParams, eventsWhere, isEvent, type EventQuestion } from "./eventQuestion.ts";

const slot = {
  hour: "formatDateTime(toTimeZone(ts, {zone:String}), '%Y-%m-%dT%H:00')",
  day: "toString(toDate(ts, {zone:String}))",
} as const;

export async function eventSeries(
  { events, signal }: QueryContext,
  question: EventQuestion,
  period: Pick<Period, "from" | "to">,
  interval: keyof typeof slot,
): Promise<ReadonlyMap<string, number>> {
  const rows = await events.query(
    { slot: text, count: number },
    `SELECT ${slot[interval]} AS slot, count() AS count FROM event
WHERE ${eventsWhere(question)} AND ${isEvent(question)} GROUP BY slot`,
    eventParams(question, period),
    signal,
  );
  return new Map(rows.map((row) => [row.slot, row.count]));
}
