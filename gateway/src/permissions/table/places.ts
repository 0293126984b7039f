import { grantedRange, sharedProject, ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers } from "../rules.ts";

export const placesPermissions = {
  Project: {
    places: { rule: ofProject, part: null },
  },
  ProjectPlaces: {
    map: { rule: readers(["map"], sharedProject, grantedRange), part: "MAP" },
    source: { rule: readers(["dashboard", "analytics", "map"], sharedProject), part: null },
  },
} satisfies PermissionTable;
