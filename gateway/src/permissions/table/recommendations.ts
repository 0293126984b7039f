import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const recommendationsPermissions = {
  Mutation: {
    updateRecommendation: writers,
  },
  Project: {
    recommendations: { rule: ofProject, part: null },
  },
  ProjectRecommendations: {
    list: { rule: signedIn, part: "RECOMMENDATIONS" },
    status: { rule: signedIn, part: "RECOMMENDATIONS" },
    unreadCount: { rule: signedIn, part: "RECOMMENDATIONS" },
  },
  byId: {
    Recommendation: signedIn,
  },
} satisfies PermissionTable;
