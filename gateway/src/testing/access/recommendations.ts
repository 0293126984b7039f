import { members, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const recommendationsAccess: ExpectedAccess = {
  Mutation: {
    updateRecommendation: writers,
  },
  Project: {
    recommendationStatus: members,
    recommendations: members,
    unreadRecommendationCount: members,
  },
};
