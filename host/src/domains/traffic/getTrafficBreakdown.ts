import { getTrafficBreakdown as call } from "@sightline/schema/rest/traffic/traffic";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { readers } from "#host/http/permit.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { metricValues } from "./metricValues.ts";
import { pageDimensions } from "./sql/dimensions.ts";
import { scrollDepth } from "./sql/scrollDepth.ts";
import { breakdownVisitors, keyText, trafficBreakdown } from "./sql/trafficBreakdown.ts";
import { visitorCount } from "./sql/visitorCount.ts";

export const getTrafficBreakdown = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async (move) => {
    const { dimension, limit, offset } = move.body;
    return { scope: await gatherReport(move), dimension, limit, offset };
  },
  ask: async ({ events, entities }, { scope, ...question }, { signal }) => {
    const context = { events, signal };
    const { dimension } = question;
    const naming = dimension === "event" ? await eventNaming(entities, scope.project.widgetId) : undefined;
    const [split, visitors] = await Promise.all([
      trafficBreakdown(context, scope, { ...question, naming }),
      visitorCount(context, scope),
    ]);
    const names = split.rows.map(({ name }) => name);
    const [depths, before] = await Promise.all([
      pageDimensions.has(dimension) && names.length > 0 ? scrollDepth(context, scope, names) : undefined,
      scope.previous &&
        (names.length > 0
          ? breakdownVisitors(context, scope, scope.previous, { dimension, naming, names })
          : new Map<string, number>()),
    ]);
    return { ...split, visitors, depths, before, naming };
  },
  answer: ({ rows, total, visitors, depths, before, naming }, { scope }) => ({
    rows: rows.map((row) => {
      const { pages_per_session: _pages, engaged_time: _engaged, ...values } = metricValues(row);
      const depth = depths?.get(row.name);
      const title = naming?.of(row.name).display_name;
      const { country, region } = row;
      return {
        name: row.name,
        ...(country !== undefined && { country }),
        ...(region !== undefined && { region }),
        ...(title && { title }),
        ...values,
        scroll_depth: depth === undefined ? null : depth / 100,
        ...(before && { previous_visitors: before.get(keyText(row)) ?? 0 }),
      };
    }),
    total,
    visitors,
    ...answeredGoal(scope.counted),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
