import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { deleteSegment as remove } from "../../segments.upstream.ts";

export const deleteSegment: MutationResolvers["deleteSegment"] = async (_, { input: { id } }, { upstream }) => {
  try {
    const [, segmentId] = numbersFromGlobalId(id, "Segment", "id");
    await remove(upstream, segmentId);
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
