import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const timelinePermissions = {
  Mutation: {
    createAnnotation: writers,
    deleteAnnotation: writers,
    recordAction: signedIn,
    updateAnnotation: writers,
  },
  Viewer: {
    auditLog: { rule: signedIn, part: "TIMELINE" },
  },
  Project: {
    timeline: { rule: ofProject, part: null },
  },
  ProjectTimeline: {
    list: { rule: signedIn, part: "TIMELINE" },
  },
  byId: {
    Annotation: signedIn,
    AuditEntry: signedIn,
  },
} satisfies PermissionTable;
