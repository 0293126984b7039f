import { members, membersAndShare, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const heatmapsAccess: ExpectedAccess = {
  Mutation: {
    createHeatmapProfile: writers,
    deleteHeatmapProfile: writers,
    updateHeatmapProfile: writers,
  },
  Project: {
    heatmaps: membersAndShare,
  },
  ProjectHeatmaps: {
    heatmap: members,
    pages: members,
    preview: members,
    profile: members,
    profiles: members,
  },
};
