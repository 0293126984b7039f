// Did the project ever receive it from people, whatever the range and the filters?
import { BY_PEOPLE } from "#host/http/filter/peopleSql.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";
import { isEvent, type EventQuestion } from "./eventQuestion.ts";

export async function hasHappened({ events, signal }: Asking, question: EventQuestion): Promise<boolean> {
  const { widgetId, key, value, names } = question;
  const found = await events.query(
    {},
    `SELECT 1 FROM event WHERE widget_id = {widget:UInt32} AND ${BY_PEOPLE} AND ${isEvent(question)} LIMIT 1`,
    { widget: widgetId, key, value, names },
    signal,
  );
  return found.length > 0;
}
