// Rows of the event table for hand-counted data sets. Omitted columns take the table's defaults.
import { randomUUID } from "node:crypto";
import type { EventFacts, EventRow } from "#host/analytics/columns.ts";

export interface GivenEvent {
  widgetId: number;
  /** ISO 8601 */
  at: string;
  /** any number identifies one session and one visitor */
  session: number;
  visitor?: number;
  type?: string;
}

const uuid = (kind: number, n: number) => `${kind}0000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const sessionId = (n: number): string => uuid(1, n);
export const visitorId = (n: number): string => uuid(2, n);
/** of a page view: the column `page_view_id` */
export const viewId = (n: number): string => uuid(5, n);

/** A page view by default; see `type`. Further columns by name. */
export function eventRow(given: GivenEvent & EventFacts): EventRow {
  const { widgetId, at, session, visitor = session, type = "pageview", ...columns } = given;
  const ts = new Date(at).toISOString();
  return {
    event_id: randomUUID(),
    widget_id: widgetId,
    ts,
    received_at: ts,
    session_start: ts,
    session_id: sessionId(session),
    visitor_id: visitorId(visitor),
    type,
    ...columns,
  };
}
