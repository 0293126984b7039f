import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const audiencePermissions = {
  Mutation: {
    deleteVisitor: writers,
    tagVisitors: writers,
  },
  Subscription: {
    realtime: signedIn,
  },
  Project: {
    audience: { rule: ofProject, part: null },
  },
  ProjectAudience: {
    onlineHistory: { rule: signedIn, part: "REALTIME" },
    realtime: { rule: signedIn, part: "REALTIME" },
    tags: { rule: signedIn, part: "VISITORS" },
    visitor: { rule: signedIn, part: "VISITORS" },
    visitors: { rule: signedIn, part: "VISITORS" },
  },
  byId: {
    Visitor: signedIn,
    VisitorAction: signedIn,
    VisitorSession: signedIn,
  },
} satisfies PermissionTable;
