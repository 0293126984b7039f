import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn } from "../rules.ts";

export const funnelsPermissions = {
  Project: {
    funnels: { rule: ofProject, part: null },
  },
  ProjectFunnels: {
    list: { rule: signedIn, part: "FUNNELS" },
  },
  byId: {
    Funnel: signedIn,
  },
} satisfies PermissionTable;
