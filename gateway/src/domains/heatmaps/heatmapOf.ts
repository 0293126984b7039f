import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { getHeatmap } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { Heatmap, HeatmapElementPoints } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";

type WireHeatmap = AnswerOf<typeof getHeatmap>;

/** One object for each element instead of each point: a heatmap has thousands of points. */
function byElement(points: WireHeatmap["points"]): HeatmapElementPoints[] {
  const elements = new Map<string, HeatmapElementPoints>();
  for (const { selector, ex, ey, x, y, count } of points) {
    let element = elements.get(selector);
    if (element === undefined) {
      element = { selector, elementX: [], elementY: [], pageX: [], pageY: [], counts: [] };
      elements.set(selector, element);
    }
    element.elementX.push(ex);
    element.elementY.push(ey);
    element.pageX.push(x);
    element.pageY.push(y);
    element.counts.push(count);
  }
  return [...elements.values()];
}

export const heatmapOf = ({ points, snapshots, goal, ...rest }: WireHeatmap): Heatmap => ({
  ...camel(rest),
  goal: goal ?? null,
  points: byElement(points),
  snapshots: snapshots.map(({ snapshot_id, recorded_at, url, view_w, view_h }) => ({
    snapshotId: snapshot_id,
    recordedAt: recorded_at,
    url,
    viewWidth: view_w,
    viewHeight: view_h,
  })),
});
