import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { collectionNumbers } from "../../recordings.nodes.ts";
import { deleteCollection } from "../../recordings.upstream.ts";

export const deleteRecordingCollection: MutationResolvers["deleteRecordingCollection"] = async (
  _,
  { input: { id } },
  { upstream },
) => {
  try {
    const [, collectionId] = collectionNumbers(id, "id");
    await deleteCollection(upstream, collectionId);
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
