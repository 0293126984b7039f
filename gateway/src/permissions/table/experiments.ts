import type { PermissionTable } from "../permissionTable.ts";
import { signedIn } from "../rules.ts";

export const experimentsPermissions = {
  Project: {
    tests: { rule: signedIn, part: "TESTS" },
  },
  byId: {
    Test: signedIn,
  },
} satisfies PermissionTable;
