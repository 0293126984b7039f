import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { brandProblem, ownBrandOf } from "../../brand.sources.ts";
import { checkDomain as check } from "../../brand.upstream.ts";

export const checkDomain: MutationResolvers["checkDomain"] = async (_parent, _args, { upstream }) => {
  try {
    return { brand: ownBrandOf(await check(upstream)) };
  } catch (error) {
    return { problem: brandProblem(refusal(error)) };
  }
};
