import { getHeatmapPages as call } from "@sightline/schema/rest/heatmaps/heatmaps";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { pageCondition, refuseRegex } from "#host/analytics/goals/pageCondition.ts";
import { heatmapPages, pagesWithSnapshot, scrollDepths } from "./sql/heatmapPages.ts";

export const getHeatmapPages = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await gatherReport(move);
    const { page } = move.body;
    if (!page) return scope;
    const { events, entities } = move.services;
    await refuseRegex(events, page, "page.value", move.signal);
    const { sql, params } = await pageCondition(entities, scope.project.widgetId, page);
    return { ...scope, filter: { ...scope.filter, params: { ...scope.filter.params, ...params } }, pages: sql };
  },
  ask: async ({ events }, scope, { body, signal }) => {
    const context = { events: events.cached, signal };
    const { pages, total } = await heatmapPages(context, scope, body);
    const paths = pages.map(({ page }) => page);
    const [depths, recorded] = await Promise.all([
      scrollDepths(context, scope, paths),
      pagesWithSnapshot(context, scope.project.widgetId, paths),
    ]);
    return { pages, total, depths, recorded };
  },
  answer: ({ pages, total, depths, recorded }, scope) => ({
    rows: pages.map(({ page, address, views, visitors, clicks, rage, dead }) => ({
      ...{ path: page, url: address, page_views: views, visitors, clicks, rage_clicks: rage, dead_clicks: dead },
      scroll_depth: depths.get(page) ?? 0,
      has_snapshot: recorded.has(page),
    })),
    total,
    range: answeredRange(scope),
  }),
});
