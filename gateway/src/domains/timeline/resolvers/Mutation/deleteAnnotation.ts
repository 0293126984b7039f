import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { readAnnotationId } from "../../annotationId.ts";
import { deleteAnnotation as remove } from "../../timeline.upstream.ts";

export const deleteAnnotation: MutationResolvers["deleteAnnotation"] = async (_, { input: { id } }, { upstream }) => {
  try {
    await remove(upstream, readAnnotationId(id, "id").annotationId);
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
