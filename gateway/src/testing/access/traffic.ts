import { members, writers, membersAndShare, none, type ExpectedAccess } from "../expectedAccess.ts";

export const trafficAccess: ExpectedAccess = {
  Mutation: {
    createSegment: writers,
    deleteSegment: writers,
    updateSegment: writers,
  },
  Viewer: {
    overview: none,
  },
  Project: {
    acquisition: members,
    acquisitionVisits: members,
    effect: members,
    filterValues: members,
    monthlyChart: members,
    monthlyTraffic: members,
    placeSource: membersAndShare,
    retention: members,
    retentionVisitors: members,
    segments: members,
    traffic: membersAndShare,
    visitorMap: members,
  },
};
