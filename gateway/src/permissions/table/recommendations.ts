import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const recommendationsPermissions = {
  Mutation: {
    updateRecommendation: writers,
  },
  Project: {
    recommendationStatus: { rule: signedIn, part: "RECOMMENDATIONS" },
    recommendations: { rule: signedIn, part: "RECOMMENDATIONS" },
    unreadRecommendationCount: { rule: signedIn, part: "RECOMMENDATIONS" },
  },
  byId: {
    Recommendation: signedIn,
  },
} satisfies PermissionTable;
