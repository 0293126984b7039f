import { getHeatmap as call } from "@sightline/schema/rest/heatmaps/heatmaps";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { answeredRange, fixedPeriod } from "#host/analytics/scope/reportScope.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherHeatmap } from "./heatmapScope.ts";
import { bandsOf, percentOf } from "./percentages.ts";
import { listSnapshots } from "./snapshots/listSnapshots.ts";
import { layerElements, layerPoints, MOST_POINTS } from "./sql/layer.ts";
import { attention } from "./sql/movements.ts";
import { heatmapSample, medianFold, scrollReach } from "./sql/reading.ts";

export const getHeatmap = route(call, {
  permit: readers("heatmap"),
  gather: (move) => gatherHeatmap(move),
  ask: async ({ events }, scope, { body: { mode }, caller, signal }) => {
    const context = { events, signal };
    const hasPoints = mode !== "scroll" && mode !== "attention";
    const [points, elements, reached, fold, recorded, sample, snapshots] = await Promise.all([
      hasPoints ? layerPoints(context, scope, mode) : [],
      hasPoints ? layerElements(context, scope, mode) : [],
      scrollReach(context, scope),
      medianFold(context, scope),
      attention(context, scope),
      heatmapSample(context, scope),
      listSnapshots(context, scope, fixedPeriod(caller, scope.zone)),
    ]);
    return { points, elements, reached, fold, recorded, sample, snapshots };
  },
  answer: ({ points, elements, reached, fold, recorded, sample, snapshots }, scope) => {
    const total = elements[0]?.of_clicks ?? 0;
    return {
      points: points
        .slice(0, MOST_POINTS)
        .map(({ box_x, box_y, points: count, ...point }) => ({ ...point, ex: box_x, ey: box_y, count })),
      is_cut: points.length > MOST_POINTS,
      elements: elements.map(({ selector, name, clicks, visitors, converted }, n) => ({
        ...{ rank: n + 1, selector, text: name, clicks, visitors, converted },
        share: percentOf(clicks, total),
        conversion_rate: percentOf(converted, visitors),
      })),
      scroll: bandsOf(reached, recorded.bands),
      fold,
      sample: { ...sample, recorded_page_views: recorded.page_views, points: total },
      snapshots,
      ...answeredGoal(scope.counted),
      range: answeredRange(scope),
    };
  },
});
