import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const goalsPermissions = {
  Mutation: {
    archiveGoal: writers,
    createGoal: writers,
    updateGoal: writers,
  },
  Project: {
    goal: { rule: signedIn, part: "GOALS" },
    goalPreview: { rule: signedIn, part: "GOALS" },
    goals: { rule: signedIn, part: "GOALS" },
  },
  byId: {
    Goal: signedIn,
  },
} satisfies PermissionTable;
