import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { recommendationKey, recommendationOf } from "../recommendations.sources.ts";
import * as recommendations from "../recommendations.upstream.ts";

type Own = "recommendations" | "recommendationStatus" | "unreadRecommendationCount";

export const Project: Pick<ProjectResolvers, Own> = {
  async recommendations({ widget_id }, page, { upstream }) {
    const found = await recommendations.getRecommendations(upstream, widget_id);
    return connectionOf(found.map(recommendationOf), page, recommendationKey);
  },

  async recommendationStatus({ widget_id }, _, { upstream }) {
    const [status, { total_recomm }] = await Promise.all([
      recommendations.getRecommendationStatus(upstream, widget_id),
      recommendations.checkForRecommendation(upstream, widget_id),
    ]);
    return {
      isEnabled: status.enable_recommend,
      hasAddOn: status.recommendation_add_on,
      unreadCount: total_recomm,
    };
  },

  async unreadRecommendationCount({ widget_id }, _, { upstream }) {
    return (await recommendations.countUnreadRecommendations(upstream, widget_id)).total_recomm;
  },
};
