import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const feedbackPermissions = {
  Mutation: {
    setCommentStatus: writers,
  },
  Project: {
    feedback: { rule: ofProject, part: null },
  },
  ProjectFeedback: {
    comments: { rule: signedIn, part: "FEEDBACK" },
    report: { rule: signedIn, part: "FEEDBACK" },
  },
  byId: {
    Comment: signedIn,
  },
} satisfies PermissionTable;
