import { grantedRange, sharedProject, ofReports } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, through, writers } from "../rules.ts";

export const trafficPermissions = {
  Mutation: {
    createSegment: writers,
    deleteSegment: writers,
    updateSegment: writers,
  },
  Viewer: {
    overview: { rule: through("landOnOverview"), part: "OTHER_PROJECTS" },
  },
  Project: {
    acquisition: { rule: readers(["acquisition"], sharedProject, grantedRange), part: "ACQUISITION" },
    acquisitionVisits: { rule: signedIn, part: "VISITORS" },
    effect: { rule: signedIn, part: "TIMELINE" },
    filterValues: { rule: ofReports, part: "FILTERS" },
    monthlyChart: { rule: signedIn, part: "MONTHS" },
    monthlyTraffic: { rule: ofReports, part: "MONTHS" },
    placeSource: { rule: readers(["dashboard", "analytics", "map"], sharedProject), part: null },
    retention: { rule: readers(["retention"], sharedProject, grantedRange), part: "RETENTION" },
    retentionVisitors: { rule: signedIn, part: "VISITORS" },
    segments: { rule: signedIn, part: "SEGMENTS" },
    traffic: { rule: readers(["dashboard", "analytics"], sharedProject, grantedRange), part: "TRAFFIC" },
    visitorMap: { rule: readers(["map"], sharedProject, grantedRange), part: "MAP" },
  },
  byId: {
    Segment: signedIn,
  },
} satisfies PermissionTable;
