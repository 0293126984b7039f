import { getHeatmap as call } from "@sightline/schema/rest/heatmaps/heatmaps";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { answeredRange, fixedPeriod } from "#host/analytics/scope/reportScope.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherHeatmap } from "./heatmapScope.ts";
import { bandsOf, meansOf, percentOf } from "./percentages.ts";
import { listSnapshots } from "./snapshots/listSnapshots.ts";
import { layerElements, layerPoints, MOST_POINTS } from "./sql/layer.ts";
import { heatmapReading } from "./sql/reading.ts";

export const getHeatmap = route(call, {
  permit: readers("heatmap", "heatmap_page"),
  gather: (move) => gatherHeatmap(move),
  ask: async ({ events }, scope, { body: { mode }, caller, signal }) => {
    const context = { events, signal };
    const hasPoints = mode !== "scroll" && mode !== "attention";
    const [points, elements, reading, snapshots] = await Promise.all([
      hasPoints ? layerPoints(context, scope, mode) : [],
      hasPoints ? layerElements(context, scope, mode) : [],
      heatmapReading(context, scope),
      listSnapshots(context, scope, fixedPeriod(caller, scope.zone)),
    ]);
    return { points, elements, reading, snapshots };
  },
  answer: ({ points, elements, reading, snapshots }, scope) => {
    const { page_views, visitors, recorded_page_views, reached, attention, first_at, last_at, fold } = reading;
    const total = elements[0]?.of_clicks ?? 0;
    return {
      points: points
        .slice(0, MOST_POINTS)
        .map(({ box_x, box_y, points: count, ...point }) => ({ ...point, ex: box_x, ey: box_y, count })),
      is_cut: points.length > MOST_POINTS,
      elements: elements.map(({ selector, name, clicks, visitors: clickers, converted }, n) => ({
        ...{ rank: n + 1, selector, text: name, clicks, visitors: clickers, converted },
        share: percentOf(clicks, total),
        conversion_rate: percentOf(converted, clickers),
      })),
      scroll: bandsOf(reached, meansOf(attention, recorded_page_views)),
      fold,
      sample: { page_views, visitors, recorded_page_views, points: total, first_at, last_at },
      snapshots,
      ...answeredGoal(scope.counted),
      range: answeredRange(scope),
    };
  },
});
