import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number, type RowOf } from "#host/stores/resultColumns.ts";

const countColumns = {
  widget_id: number,
  total: number,
  monthly: number,
};
export type PageviewCount = RowOf<typeof countColumns>;

/** Page views of human visitors for many projects at once: in total, and since the first of the month. */
export function pageviewCounts(
  events: EventStore,
  widgetIds: readonly number[],
  monthStart: Date,
  signal?: AbortSignal,
) {
  if (widgetIds.length === 0) return Promise.resolve([]);
  return events.query(
    countColumns,
    `SELECT widget_id, count() AS total, countIf(${since("from")}) AS monthly
     FROM event
     WHERE widget_id IN {widgetIds:Array(UInt32)} AND ${IS_PAGE_VIEW} AND ${IS_HUMAN}
     GROUP BY widget_id`,
    { widgetIds, from: monthStart.getTime() },
    signal,
  );
}
