// The table of saved heatmaps.
import type { HeatmapDevice } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { HeatmapPage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import type { Generated } from "kysely";
import type { Instant, Json, OptionalInstant } from "./columnTypes.ts";

export interface HeatmapTables {
  heatmap_profile: {
    heatmap_profile_id: Generated<number>;
    widget_id: number;
    name: string;
    page_match: HeatmapPage["match"];
    page_value: string;
    devices: Json<HeatmapDevice[]>;
    snapshot_ids: Json<string[]>;
    archived_at: OptionalInstant;
    user_id: number;
    created_at: Instant;
  };
}
