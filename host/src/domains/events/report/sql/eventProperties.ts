// The properties of an event, and their most frequent values.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number, text, tuple } from "#host/stores/resultColumns.ts";
import { eventParams, eventsWhere, isEvent, type EventQuestion } from "./eventQuestion.ts";

const MOST_PROPERTIES = 50;
const MOST_VALUES = 10;

const propertyColumns = {
  property: text,
  count: number,
  distinct: number,
  top: list(tuple(text, number)),
};

export async function eventProperties({ events, signal }: QueryContext, question: EventQuestion) {
  const rows = await events.query(
    propertyColumns,
    `SELECT property, sum(n) AS count, count() AS distinct,
  arraySlice(arraySort(pair -> (-pair.2, pair.1), groupArray((text, n))), 1, ${MOST_VALUES}) AS top
FROM (SELECT pair.1 AS property, if(startsWith(pair.2, '"'), JSONExtractString(pair.2), pair.2) AS text, count() AS n
  FROM event ARRAY JOIN JSONExtractKeysAndValuesRaw(props) AS pair
  WHERE ${eventsWhere(question)} AND ${isEvent(question)} AND type = 'event' AND props != ''
  GROUP BY property, text)
GROUP BY property ORDER BY count DESC, property LIMIT ${MOST_PROPERTIES}`,
    eventParams(question, question.period),
    signal,
  );
  return rows.map(({ top, ...row }) => ({
    ...row,
    values: top.map(([value, count]) => ({ value, count })),
  }));
}
