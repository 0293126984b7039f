import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { brandProblem, ownBrandOf } from "../../brand.sources.ts";
import { uploadBrandImage as upload } from "../../brand.upstream.ts";

export const uploadBrandImage: MutationResolvers["uploadBrandImage"] = async (_, { input }, { upstream }) => {
  try {
    const picture = { kind: lower(input.kind), image: input.image ?? null };
    return { brand: ownBrandOf(await upload(upstream, picture)) };
  } catch (error) {
    return { problem: brandProblem(refusal(error)) };
  }
};
