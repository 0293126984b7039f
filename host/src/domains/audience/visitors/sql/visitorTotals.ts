// A visitor's totals over all visits.
import type { VisitorProfile } from "@sightline/schema/rest/audience/profile";
import { PAGE_VIEWS, SESSIONS } from "#host/analytics/visits/countSql.ts";
import type { GoalSql } from "#host/analytics/goals/goalRows.ts";
import type { ScopedProject } from "#host/http/projectScope.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number, text, tuple } from "#host/stores/resultColumns.ts";

type Totals = VisitorProfile["totals"];

export async function visitorTotals(
  { events, signal }: QueryContext,
  { project, visitor, purchase }: { project: ScopedProject; visitor: string; purchase: GoalSql },
): Promise<Totals> {
  const [row] = await events.query(
    {
      sessions: number,
      pageviews: number,
      events: number,
      errors: number,
      engaged: number,
      /** currency, payments, sum */
      paid: list(tuple(text, number, number)),
    },
    `SELECT ${SESSIONS} AS sessions, ${PAGE_VIEWS} AS pageviews,
  countIf(type = 'event') AS events, countIf(type = 'error') AS errors, sum(engaged_ms) / 1000 AS engaged,
  arraySort(pair -> (-pair.2, pair.1), arrayZip(
    (sumMapIf([currency], [1], ${purchase.sql} AND value != 0) AS counts).1, counts.2,
    sumMapIf([currency], [value], ${purchase.sql} AND value != 0).2)) AS paid
FROM event WHERE widget_id = {widget:UInt32} AND visitor_id = {visitor:UUID}`,
    { widget: project.widgetId, visitor, ...purchase.params },
    signal,
  );
  const paid = row?.paid ?? [];
  const main = project.currency ?? paid.find(([currency]) => currency !== "")?.[0] ?? null;
  // values without a currency count as the main one
  const counted = paid.filter(([currency]) => currency === "" || currency === main);
  return {
    sessions: row?.sessions ?? 0,
    pageviews: row?.pageviews ?? 0,
    events: row?.events ?? 0,
    errors: row?.errors ?? 0,
    engaged: row?.engaged ?? 0,
    revenue: counted.reduce((sum, [, , value]) => sum + value, 0),
    currency: main,
  };
}
