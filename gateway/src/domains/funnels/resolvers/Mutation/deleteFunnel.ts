import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { funnelNumber } from "../../funnels.nodes.ts";
import { deleteFunnel as remove } from "../../funnels.upstream.ts";

export const deleteFunnel: MutationResolvers["deleteFunnel"] = async (_, { input }, { upstream }) => {
  try {
    await remove(upstream, funnelNumber(input.id, "id"));
    return { deletedId: input.id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
