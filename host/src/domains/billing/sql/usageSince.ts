// The definition of usage: sessions with a page view, and page views, of human visitors, in all of the company's
// projects.
import type { Usage } from "@sightline/schema/rest/billing/billing";
import { SESSIONS_BY_PROJECT } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";

export async function usageSince(
  events: EventStore,
  { widgetIds, from }: { widgetIds: readonly number[]; from: Date },
  signal?: AbortSignal,
): Promise<Usage> {
  if (widgetIds.length === 0) return { session: 0, pageview: 0 };
  const [row] = await events.query(
    { session: number, pageview: number },
    `SELECT ${SESSIONS_BY_PROJECT} AS session, count() AS pageview
     FROM event
     WHERE widget_id IN {widgetIds:Array(UInt32)} AND ${since("from")} AND ${IS_PAGE_VIEW} AND ${IS_HUMAN}`,
    { widgetIds, from: from.getTime() },
    signal,
  );
  return row ?? { session: 0, pageview: 0 };
}
