import { grantedRange, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn } from "../rules.ts";

export const acquisitionPermissions = {
  Project: {
    acquisition: { rule: readers(["acquisition"], sharedProject, grantedRange), part: "ACQUISITION" },
    acquisitionVisits: { rule: signedIn, part: "VISITORS" },
  },
} satisfies PermissionTable;
