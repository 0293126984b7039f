import type { PermissionTable } from "../permissionTable.ts";
import { anyone, signedIn } from "../rules.ts";

export const flagsPermissions = {
  Project: {
    flags: { rule: signedIn, part: "FLAGS" },
    showsFeatureFlags: { rule: anyone, part: null },
  },
  byId: {
    Flag: signedIn,
  },
} satisfies PermissionTable;
