import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const heatmapsPermissions = {
  Mutation: {
    createHeatmapProfile: writers,
    deleteHeatmapProfile: writers,
    updateHeatmapProfile: writers,
  },
  Project: {
    heatmaps: { rule: ofProject, part: null },
  },
  ProjectHeatmaps: {
    heatmap: { rule: signedIn, part: "HEATMAPS" },
    pages: { rule: signedIn, part: "HEATMAPS" },
    preview: { rule: signedIn, part: "HEATMAPS" },
    profile: { rule: signedIn, part: "HEATMAPS" },
    profiles: { rule: signedIn, part: "HEATMAPS" },
  },
  byId: {
    HeatmapProfile: signedIn,
  },
} satisfies PermissionTable;
