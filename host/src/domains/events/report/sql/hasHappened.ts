// Whether the project ever received the event from human visitors, regardless of range and filters.
import { IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { isEvent, type EventQuestion } from "./eventQuestion.ts";

export async function hasHappened({ events, signal }: QueryContext, question: EventQuestion): Promise<boolean> {
  const { widgetId, key, value, names } = question;
  const found = await events.query(
    {},
    `SELECT 1 FROM event WHERE widget_id = {widget:UInt32} AND ${IS_HUMAN} AND ${isEvent(question)} LIMIT 1`,
    { widget: widgetId, key, value, names },
    signal,
  );
  return found.length > 0;
}
