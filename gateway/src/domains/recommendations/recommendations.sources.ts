import type { Recommendation as WireRecommendation } from "@sightline/schema/rest/recommendations/recommendations";
import type { Recommendation } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface RecommendationSource extends Recommendation {
  __typename: "Recommendation";
  /** the host's id */
  recommendationId: number;
}

/** Recommendations are listed by project, so an id contains both. */
export const recommendationOf = (found: WireRecommendation): RecommendationSource => ({
  __typename: "Recommendation",
  id: toGlobalId("Recommendation", `${found.widget_id}:${found.recommendation_id}`),
  recommendationId: found.recommendation_id,
  rule: upper(found.rule),
  title: found.title,
  body: found.body,
  feature: upper(found.feature),
  state: upper(found.state),
  link: found.link,
  linkText: found.link_text,
  evidence: found.evidence,
  sessions: found.sessions,
  createdAt: found.created_at,
});

/** Most affected sessions first. */
export const recommendationKey = ({ sessions, recommendationId }: RecommendationSource) => [
  -sessions,
  recommendationId,
];
