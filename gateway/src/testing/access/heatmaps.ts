import { everybody, members, membersAndShare, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const heatmapsAccess: ExpectedAccess = {
  Query: {
    attention: everybody,
  },
  Mutation: {
    createHeatmapProfile: writers,
    deleteHeatmapProfile: writers,
    updateHeatmapProfile: writers,
  },
  Project: {
    heatmaps: membersAndShare,
  },
  ProjectHeatmaps: {
    attention: members,
    difference: members,
    heatmap: members,
    pages: members,
    preview: members,
    profile: members,
    profiles: members,
  },
};
