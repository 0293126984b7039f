import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { recommendationOf, type RecommendationSource } from "./recommendations.sources.ts";
import { getRecommendations } from "./recommendations.upstream.ts";

export async function recommendationNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<RecommendationSource | null> {
  const [widgetId, recommendationId] = numbersFromGlobalId(id, "Recommendation", field);
  const rows = await getRecommendations(upstream, widgetId);
  const found = rows.find(({ recommendation_id }) => recommendation_id === recommendationId);
  return found === undefined ? null : recommendationOf(found);
}
