import { grantedRange, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn } from "../rules.ts";

export const retentionPermissions = {
  Project: {
    retention: { rule: readers(["retention"], sharedProject, grantedRange), part: "RETENTION" },
    retentionVisitors: { rule: signedIn, part: "VISITORS" },
  },
} satisfies PermissionTable;
