import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const feedbackPermissions = {
  Mutation: {
    setCommentStatus: writers,
  },
  Project: {
    comments: { rule: signedIn, part: "FEEDBACK" },
    feedbackReport: { rule: signedIn, part: "FEEDBACK" },
  },
  byId: {
    Comment: signedIn,
  },
} satisfies PermissionTable;
