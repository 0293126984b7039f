import type { ProjectRecommendationsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { recommendationKey, recommendationOf } from "../recommendations.sources.ts";
import * as recommendations from "../recommendations.upstream.ts";

export const ProjectRecommendations: Required<ProjectRecommendationsResolvers> = {
  async list({ widget_id }, page, { upstream }) {
    const found = await recommendations.getRecommendations(upstream, widget_id);
    return connectionOf(found.map(recommendationOf), page, recommendationKey);
  },

  async status({ widget_id }, _, { upstream }) {
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

  async unreadCount({ widget_id }, _, { upstream }) {
    return (await recommendations.countUnreadRecommendations(upstream, widget_id)).total_recomm;
  },
};
