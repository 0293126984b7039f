import { members, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const goalsAccess: ExpectedAccess = {
  Mutation: {
    archiveGoal: writers,
    createGoal: writers,
    updateGoal: writers,
  },
  Project: {
    goal: members,
    goalPreview: members,
    goals: members,
  },
};
