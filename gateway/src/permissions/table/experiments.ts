import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn } from "../rules.ts";

export const experimentsPermissions = {
  Project: {
    experiments: { rule: ofProject, part: null },
  },
  ProjectExperiments: {
    list: { rule: signedIn, part: "TESTS" },
  },
  byId: {
    Test: signedIn,
  },
} satisfies PermissionTable;
