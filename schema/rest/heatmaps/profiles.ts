// Saved heatmaps: a page rule and devices under a name.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { HeatmapDevice } from "./heatmaps.ts";
import { HeatmapPage } from "./heatmapPage.ts";

const profileFields = {
  name: z.string().trim().min(1).max(120),
  rule: HeatmapPage,
  devices: z.array(HeatmapDevice).min(1).max(3),
};

export const HeatmapProfile = z.object({
  ...profileFields,
  heatmap_profile_id: z.number().int(),
  widget_id: z.number().int(),
  /** `collecting`: fewer than 100 page views in the last 30 days, or no snapshot; `archived` by a member */
  status: z.enum(["collecting", "ready", "archived"]),
  /** chosen by a member as the background of each device; otherwise the nearest is taken */
  snapshot_ids: z.array(z.string()),
  /** of the last 30 days; for the holder of a link with a fixed range, of that range */
  page_views: z.number().int(),
  clicks: z.number().int(),
  created_at: z.iso.datetime(),
  created_by: z.string(),
});
export type HeatmapProfile = z.infer<typeof HeatmapProfile>;

const profileId = z.coerce.number().int().positive();

export const listHeatmapProfiles = endpoint({
  name: "listHeatmapProfiles",
  method: "POST",
  path: "/heatmap/profile",
  summary: "The saved heatmaps of a project, newest first.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(HeatmapProfile), total: z.number().int() }),
});

export const getHeatmapProfile = endpoint({
  name: "getHeatmapProfile",
  method: "GET",
  path: "/heatmap/{heatmap_profile_id}",
  summary: "A saved heatmap.",
  effect: "read",
  audience: "viewer",
  params: z.object({ heatmap_profile_id: profileId }),
  query: z.object({ widget_id: widgetId }),
  answer: HeatmapProfile,
});

export const createHeatmapProfile = endpoint({
  name: "createHeatmapProfile",
  method: "POST",
  path: "/heatmap/create",
  summary: "Save a heatmap. Not for the role Viewer.",
  effect: "add",
  audience: "member",
  body: z.object({ widget_id: widgetId, ...profileFields }),
  answer: HeatmapProfile,
});

export const updateHeatmapProfile = endpoint({
  name: "updateHeatmapProfile",
  method: "POST",
  path: "/heatmap/update",
  summary: "Change, archive or restore a saved heatmap. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    heatmap_profile_id: profileId,
    name: profileFields.name.optional(),
    rule: HeatmapPage.optional(),
    devices: profileFields.devices.optional(),
    is_archived: z.boolean().optional(),
    snapshot_ids: z.array(z.string().max(200)).max(3).optional(),
  }),
  answer: HeatmapProfile,
});

export const deleteHeatmapProfile = endpoint({
  name: "deleteHeatmapProfile",
  method: "POST",
  path: "/heatmap/delete",
  summary: "Delete a saved heatmap. Its page views and clicks are kept. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, heatmap_profile_id: profileId }),
  answer: z.object({ heatmap_profile_id: z.number().int() }),
});
