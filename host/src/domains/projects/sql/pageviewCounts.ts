import { VIEWS_OF_QUARTERS } from "#host/analytics/visits/countSql.ts";
import { since } from "#host/analytics/visits/humanTrafficSql.ts";
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
    `SELECT widget_id, ${VIEWS_OF_QUARTERS} AS total, sumIf(viewed, ${since("from")}) AS monthly
     FROM session_quarter
     WHERE widget_id IN {widgetIds:Array(UInt32)}
     GROUP BY widget_id`,
    { widgetIds, from: monthStart.getTime() },
    signal,
  );
}
