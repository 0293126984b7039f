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
    realtime: { rule: signedIn, part: "REALTIME" },
    visitor: { rule: signedIn, part: "VISITORS" },
    visitorTags: { rule: signedIn, part: "VISITORS" },
    visitors: { rule: signedIn, part: "VISITORS" },
  },
  byId: {
    Visitor: signedIn,
    VisitorAction: signedIn,
    VisitorSession: signedIn,
  },
} satisfies PermissionTable;
