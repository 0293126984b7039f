import { getHeatmapPages as call } from "@sightline/schema/rest/heatmaps/heatmaps";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { heatmapPages, pagesWithSnapshot, scrollDepths } from "./sql/heatmapPages.ts";

export const getHeatmapPages = route(call, {
  permit: member,
  gather: gatherReport,
  ask: async ({ events }, scope, { body, signal }) => {
    const context = { events, signal };
    const { pages, total } = await heatmapPages(context, scope, body);
    const paths = pages.map(({ page }) => page);
    const [depths, recorded] = await Promise.all([
      scrollDepths(context, scope, paths),
      pagesWithSnapshot(context, scope.project.widgetId, paths),
    ]);
    return { pages, total, depths, recorded };
  },
  answer: ({ pages, total, depths, recorded }, scope) => ({
    rows: pages.map(({ page, url, views, visitors, clicks, rage, dead }) => ({
      ...{ path: page, url, page_views: views, visitors, clicks, rage_clicks: rage, dead_clicks: dead },
      scroll_depth: depths.get(page) ?? 0,
      has_snapshot: recorded.has(page),
    })),
    total,
    range: answeredRange(scope),
  }),
});
