import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { anyone, signedIn } from "../rules.ts";

export const flagsPermissions = {
  Project: {
    flags: { rule: ofProject, part: null },
  },
  ProjectFlags: {
    isAvailable: { rule: anyone, part: null },
    list: { rule: signedIn, part: "FLAGS" },
  },
  byId: {
    Flag: signedIn,
  },
} satisfies PermissionTable;
