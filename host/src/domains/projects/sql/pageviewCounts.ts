import type { EventStore } from "#host/stores/events.ts";
import { eventInstant } from "#host/stores/questions/month.ts";

export interface PageviewCount {
  widget_id: number;
  total: number;
  monthly: number;
}

/** Page views of people for many projects at once: ever, and since the first of the month. */
export function pageviewCounts(
  events: EventStore,
  widgetIds: readonly number[],
  monthStart: Date,
  signal?: AbortSignal,
) {
  if (widgetIds.length === 0) return Promise.resolve([]);
  return events.query<PageviewCount>(
    `SELECT widget_id, count() AS total, countIf(ts >= {from:DateTime64(3)}) AS monthly
     FROM event
     WHERE widget_id IN {widgetIds:Array(UInt32)} AND type = 'pageview' AND is_bot = 0
     GROUP BY widget_id`,
    { widgetIds, from: eventInstant(monthStart) },
    signal,
  );
}
