import { grantedRange, ofReports, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, gated } from "../rules.ts";

export const trafficPermissions = {
  Viewer: {
    overview: { rule: gated("landOnOverview"), part: "OTHER_PROJECTS" },
  },
  Project: {
    effect: { rule: signedIn, part: "TIMELINE" },
    filterValues: { rule: ofReports, part: "FILTERS" },
    monthlyChart: { rule: signedIn, part: "MONTHS" },
    monthlyTraffic: { rule: ofReports, part: "MONTHS" },
    traffic: { rule: readers(["dashboard", "analytics"], sharedProject, grantedRange), part: "TRAFFIC" },
  },
} satisfies PermissionTable;
