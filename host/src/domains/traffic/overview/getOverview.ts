import { getOverview as call } from "@sightline/schema/rest/traffic/overview";
import { member } from "#host/http/permit.ts";
import { visibleWidgets } from "#host/members/visibleWidgets.ts";
import { route } from "#host/http/route.ts";
import { gatherReport, type QueryContext, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import { intervalsOf, sparkSlots, defaultInterval } from "#host/analytics/intervals/intervals.ts";
import { metricValues } from "../metricValues.ts";
import { trafficSummary } from "../sql/trafficSummary.ts";

/** Projects queried concurrently: the event store processes queries one after the other anyway. */
const AT_ONCE = 4;

async function rowOf(context: QueryContext, scope: ReportScope) {
  const { period, previous, project, zone, now } = scope;
  const slots = intervalsOf(period, defaultInterval(period), zone);
  const current = await trafficSummary(context, scope, period, slots);
  const before = previous && (await trafficSummary(context, scope, previous));
  return {
    widget_id: project.widgetId,
    totals: metricValues(current.totals),
    ...(before && { previous: metricValues(before.totals) }),
    sparkline: sparkSlots(slots, now).map(({ key }) => current.intervals.get(key)?.visitors ?? 0),
  };
}

/** The same query as the dashboard's, per project, so that numbers can't differ. */
export const getOverview = route(call, {
  permit: member,
  gather: async (move) => {
    const widgets = await visibleWidgets(move.services.entities, move.caller).select("widget_id").execute();
    const scopes = await Promise.all(
      widgets.map(({ widget_id }) => gatherReport({ ...move, body: { ...move.body, widget_id } })),
    );
    return scopes;
  },
  ask: async ({ events }, scopes, { signal }) => {
    const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
    for (let at = 0; at < scopes.length; at += AT_ONCE) {
      const some = scopes.slice(at, at + AT_ONCE).map((scope) => rowOf({ events: events.cached, signal }, scope));
      rows.push(...(await Promise.all(some)));
    }
    return rows;
  },
  answer: (rows) => ({ rows }),
});
