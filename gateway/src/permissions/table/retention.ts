import { grantedRange, sharedProject, ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn } from "../rules.ts";

export const retentionPermissions = {
  Project: {
    retention: { rule: ofProject, part: null },
  },
  ProjectRetention: {
    report: { rule: readers(["retention"], sharedProject, grantedRange), part: "RETENTION" },
    visitors: { rule: signedIn, part: "VISITORS" },
  },
} satisfies PermissionTable;
