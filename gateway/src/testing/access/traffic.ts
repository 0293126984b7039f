import { members, membersAndShare, none, type ExpectedAccess } from "../expectedAccess.ts";

export const trafficAccess: ExpectedAccess = {
  Viewer: {
    overview: none,
  },
  Project: {
    effect: members,
    filterValues: members,
    monthlyChart: members,
    monthlyTraffic: members,
    traffic: membersAndShare,
  },
};
