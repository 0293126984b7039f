import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { recommendationOf } from "../../recommendations.sources.ts";
import { updateRecommendation as update } from "../../recommendations.upstream.ts";

export const updateRecommendation: MutationResolvers["updateRecommendation"] = async (_, { input }, { upstream }) => {
  try {
    const [, recommendationId] = numbersFromGlobalId(input.id, "Recommendation", "id");
    return { recommendation: recommendationOf(await update(upstream, recommendationId, lower(input.state))) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
