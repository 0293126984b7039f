import type { HeatmapPage as WirePage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import type { HeatmapProfile as WireProfile } from "@sightline/schema/rest/heatmaps/profiles";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { HeatmapPageInput, HeatmapProfile } from "#gateway/__generated__/resolverTypes.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";

export interface HeatmapProfileSource extends HeatmapProfile {
  __typename: "HeatmapProfile";
}

export const heatmapProfileOf = (profile: WireProfile): HeatmapProfileSource => ({
  __typename: "HeatmapProfile",
  id: toGlobalId("HeatmapProfile", `${profile.widget_id}:${profile.heatmap_profile_id}`),
  heatmapProfileId: profile.heatmap_profile_id,
  name: profile.name,
  rule: { match: upper(profile.rule.match), value: profile.rule.value },
  devices: profile.devices.map(upper),
  status: upper(profile.status),
  snapshotIds: profile.snapshot_ids,
  pageViews: profile.page_views,
  clicks: profile.clicks,
  createdAt: profile.created_at,
  createdBy: profile.created_by,
});

const MAX_VALUE = 500;

export function wirePage({ match, value }: HeatmapPageInput, field: string): WirePage {
  if (value.length > MAX_VALUE) throw invalid(`${field}.value`, requestRefusals.tooLong({ field, max: MAX_VALUE }));
  return { match: lower(match), value };
}
