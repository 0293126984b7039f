import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const goalsPermissions = {
  Mutation: {
    archiveGoal: writers,
    createGoal: writers,
    updateGoal: writers,
  },
  Project: {
    goals: { rule: ofProject, part: null },
  },
  ProjectGoals: {
    goal: { rule: signedIn, part: "GOALS" },
    list: { rule: signedIn, part: "GOALS" },
    preview: { rule: signedIn, part: "GOALS" },
  },
  byId: {
    Goal: signedIn,
  },
} satisfies PermissionTable;
