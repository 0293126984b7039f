import { grantedRange, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers } from "../rules.ts";

export const placesPermissions = {
  Project: {
    placeSource: { rule: readers(["dashboard", "analytics", "map"], sharedProject), part: null },
    visitorMap: { rule: readers(["map"], sharedProject, grantedRange), part: "MAP" },
  },
} satisfies PermissionTable;
