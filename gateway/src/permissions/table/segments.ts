import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const segmentsPermissions = {
  Mutation: {
    createSegment: writers,
    deleteSegment: writers,
    updateSegment: writers,
  },
  Project: {
    segments: { rule: ofProject, part: null },
  },
  ProjectSegments: {
    list: { rule: signedIn, part: "SEGMENTS" },
  },
  byId: {
    Segment: signedIn,
  },
} satisfies PermissionTable;
