import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const recommendationsAccess: ExpectedAccess = {
  Mutation: {
    updateRecommendation: writers,
  },
  Project: {
    recommendations: membersAndShare,
  },
  ProjectRecommendations: {
    list: members,
    status: members,
    unreadCount: members,
  },
};
