// Activity of today before the last 30 minutes, and the arrival time of the latest event. Events may arrive long after
// they happened. After a day without any arrival, this is null. Of a past moment, later arrivals are
// excluded.
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { before, IS_HUMAN, instant, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, time } from "#host/stores/resultColumns.ts";
import { firstMinute, type RealtimeBounds } from "../minutes.ts";

const DAY = 86_400_000;

export interface EarlierToday {
  pageviews: number;
  last_event_at: string | null;
}

/** Page views by day and hour; arrivals by the index on received_at. */
export async function earlierToday(
  { events, signal }: QueryContext,
  { widget, now, midnight }: RealtimeBounds,
): Promise<EarlierToday> {
  const [row] = await events.query(
    // of subqueries, which have no row for all that the store knows
    { pageviews: nullable(number), last_event_at: nullable(time) },
    `SELECT
  (SELECT count() FROM event WHERE widget_id = {widget:UInt32} AND ${since("midnight")} AND ${before("until")}
    AND ${IS_PAGE_VIEW} AND ${IS_HUMAN}) AS pageviews,
  (SELECT if(count() = 0, NULL, max(received_at)) FROM event
    WHERE widget_id = {widget:UInt32} AND received_at >= ${instant("arrived")}
      AND received_at <= ${instant("now")}) AS last_event_at`,
    { widget, midnight, until: firstMinute(now), arrived: now - DAY, now },
    signal,
  );
  return { pageviews: row?.pageviews ?? 0, last_event_at: row?.last_event_at ?? null };
}
