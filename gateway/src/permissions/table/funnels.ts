import type { PermissionTable } from "../permissionTable.ts";
import { signedIn } from "../rules.ts";

export const funnelsPermissions = {
  Project: {
    funnels: { rule: signedIn, part: "FUNNELS" },
  },
  byId: {
    Funnel: signedIn,
  },
} satisfies PermissionTable;
