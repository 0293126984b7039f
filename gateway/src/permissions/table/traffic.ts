import { grantedRange, ofReports, sharedProject, ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, gated } from "../rules.ts";

export const trafficPermissions = {
  Viewer: {
    overview: { rule: gated("landOnOverview"), part: "OTHER_PROJECTS" },
  },
  Project: {
    traffic: { rule: ofProject, part: null },
  },
  ProjectSegments: {
    filterValues: { rule: ofReports, part: "FILTERS" },
  },
  ProjectTraffic: {
    effect: { rule: signedIn, part: "TIMELINE" },
    monthlyChart: { rule: signedIn, part: "MONTHS" },
    months: { rule: ofReports, part: "MONTHS" },
    report: { rule: readers(["dashboard", "analytics"], sharedProject, grantedRange), part: "TRAFFIC" },
  },
} satisfies PermissionTable;
