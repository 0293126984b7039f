import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const goalsAccess: ExpectedAccess = {
  Mutation: {
    archiveGoal: writers,
    createGoal: writers,
    updateGoal: writers,
  },
  Project: {
    goals: membersAndShare,
  },
  ProjectGoals: {
    goal: members,
    list: members,
    preview: members,
  },
};
