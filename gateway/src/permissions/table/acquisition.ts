import { grantedRange, sharedProject, ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn } from "../rules.ts";

export const acquisitionPermissions = {
  Project: {
    acquisition: { rule: ofProject, part: null },
  },
  ProjectAcquisition: {
    report: { rule: readers(["acquisition"], sharedProject, grantedRange), part: "ACQUISITION" },
    visits: { rule: signedIn, part: "VISITORS" },
  },
} satisfies PermissionTable;
