import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { profileParts } from "../../heatmaps.nodes.ts";
import { deleteHeatmapProfile as remove } from "../../heatmaps.upstream.ts";

export const deleteHeatmapProfile: MutationResolvers["deleteHeatmapProfile"] = async (_, { input }, { upstream }) => {
  try {
    await remove(upstream, profileParts(input.id, "id"));
    return { deletedId: input.id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
