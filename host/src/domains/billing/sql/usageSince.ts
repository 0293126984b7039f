// The definition of usage since the start of a day (UTC): sessions with a page view, and page views, of human visitors,
// in all of the company's projects.
import type { Usage } from "@sightline/schema/rest/billing/billing";
import { SESSIONS_OF_QUARTERS, VIEWS_OF_QUARTERS } from "#host/analytics/visits/countSql.ts";
import { since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";

export async function usageSince(
  events: EventStore,
  { widgetIds, from }: { widgetIds: readonly number[]; from: Date },
  signal?: AbortSignal,
): Promise<Usage> {
  if (widgetIds.length === 0) return { session: 0, pageview: 0 };
  // a set of ids for each project takes half as long as one of pairs
  const [row] = await events.query(
    { session: number, pageview: number },
    `SELECT sum(sessions) AS session, sum(views) AS pageview FROM (
       SELECT ${SESSIONS_OF_QUARTERS} AS sessions, ${VIEWS_OF_QUARTERS} AS views
       FROM session_quarter
       WHERE widget_id IN {widgetIds:Array(UInt32)} AND ${since("from")}
       GROUP BY widget_id
     )`,
    { widgetIds, from: from.getTime() },
    signal,
  );
  return row ?? { session: 0, pageview: 0 };
}
