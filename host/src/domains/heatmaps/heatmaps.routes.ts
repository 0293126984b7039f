import type { Route } from "#host/http/route.ts";
import { compareHeatmaps } from "./compareHeatmaps.ts";
import { getHeatmap } from "./getHeatmap.ts";
import { getHeatmapPages } from "./getHeatmapPages.ts";
import { createHeatmapProfile } from "./profiles/createHeatmapProfile.ts";
import { deleteHeatmapProfile } from "./profiles/deleteHeatmapProfile.ts";
import { getHeatmapProfile } from "./profiles/getHeatmapProfile.ts";
import { listHeatmapProfiles } from "./profiles/listHeatmapProfiles.ts";
import { updateHeatmapProfile } from "./profiles/updateHeatmapProfile.ts";
import { getHeatmapSnapshot } from "./snapshots/getHeatmapSnapshot.ts";

export const heatmapsRoutes: Route[] = [
  compareHeatmaps,
  createHeatmapProfile,
  deleteHeatmapProfile,
  getHeatmap,
  getHeatmapPages,
  getHeatmapProfile,
  getHeatmapSnapshot,
  listHeatmapProfiles,
  updateHeatmapProfile,
];
