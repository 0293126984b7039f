import type { Route } from "#host/http/route.ts";
import { checkForRecommendation } from "./checkForRecommendation.ts";
import { countUnreadRecommendations } from "./countUnreadRecommendations.ts";
import { getRecommendations } from "./getRecommendations.ts";
import { getRecommendationStatus } from "./getRecommendationStatus.ts";
import { updateRecommendation } from "./updateRecommendation.ts";

export const recommendationsRoutes: Route[] = [
  checkForRecommendation,
  countUnreadRecommendations,
  getRecommendations,
  getRecommendationStatus,
  updateRecommendation,
];
