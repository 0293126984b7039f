import { members, membersAndShare, none, type ExpectedAccess } from "../expectedAccess.ts";

export const trafficAccess: ExpectedAccess = {
  Viewer: {
    overview: none,
  },
  Project: {
    traffic: membersAndShare,
  },
  ProjectSegments: {
    filterValues: members,
  },
  ProjectTraffic: {
    effect: members,
    monthlyChart: members,
    months: members,
    report: membersAndShare,
  },
};
