import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { anyone, signedIn, writers } from "../rules.ts";

export const heatmapsPermissions = {
  Query: {
    attention: anyone,
  },
  Mutation: {
    createHeatmapProfile: writers,
    deleteHeatmapProfile: writers,
    updateHeatmapProfile: writers,
  },
  Project: {
    heatmaps: { rule: ofProject, part: null },
  },
  ProjectHeatmaps: {
    attention: { rule: signedIn, part: "HEATMAPS" },
    difference: { rule: signedIn, part: "HEATMAPS" },
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
