import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { chosenRecordings } from "../../recordings.nodes.ts";
import { deleteRecordings as remove } from "../../recordings.upstream.ts";

export const deleteRecordings: MutationResolvers["deleteRecordings"] = async (_, { input }, { upstream }) => {
  try {
    await remove(upstream, chosenRecordings(input.ids));
    return { deletedIds: [...input.ids] };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
