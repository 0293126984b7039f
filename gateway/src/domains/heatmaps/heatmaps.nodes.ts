import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { heatmapProfileOf, type HeatmapProfileSource } from "./heatmaps.sources.ts";
import { getHeatmapProfile } from "./heatmaps.upstream.ts";

/** `12:34`: the project, then the saved heatmap. */
export function profileParts(globalId: string, field: string): { widget_id: number; heatmap_profile_id: number } {
  const [widgetId, heatmapProfileId] = numbersFromGlobalId(globalId, "HeatmapProfile", field);
  return { widget_id: widgetId, heatmap_profile_id: heatmapProfileId };
}

export async function heatmapProfileNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<HeatmapProfileSource | null> {
  const parts = profileParts(id, field);
  const found = await orNull(getHeatmapProfile(upstream, parts.widget_id, parts.heatmap_profile_id));
  return found && heatmapProfileOf(found);
}
