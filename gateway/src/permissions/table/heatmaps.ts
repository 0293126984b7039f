import { grantedRange, namedHeatmap, namedHeatmapProfile, ofProject, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { anyone, readers, signedIn, writers } from "../rules.ts";

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
    heatmap: {
      rule: readers(["heatmap", "heatmap_page"], sharedProject, namedHeatmap, grantedRange),
      part: "HEATMAP",
    },
    pages: { rule: signedIn, part: "HEATMAPS" },
    preview: { rule: signedIn, part: "HEATMAPS" },
    profile: { rule: readers(["heatmap"], sharedProject, namedHeatmap), part: "HEATMAP" },
    profiles: { rule: signedIn, part: "HEATMAPS" },
  },
  byId: {
    HeatmapProfile: readers(["heatmap"], namedHeatmapProfile),
  },
} satisfies PermissionTable;
