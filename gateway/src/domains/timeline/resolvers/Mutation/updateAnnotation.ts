import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { readAnnotationId } from "../../annotationId.ts";
import { noteText } from "../../noteText.ts";
import { annotationOf } from "../../timeline.sources.ts";
import { updateAnnotation as update } from "../../timeline.upstream.ts";

export const updateAnnotation: MutationResolvers["updateAnnotation"] = async (_, { input }, { upstream }) => {
  try {
    const { id, date, endDate, color, visibility, page } = input;
    const note = await update(upstream, {
      annotation_id: readAnnotationId(id, "id").annotationId,
      date,
      end_date: endDate ?? null,
      text: noteText(input.text),
      color: lower(color),
      visibility: lower(visibility),
      page,
    });
    return { annotation: annotationOf(note) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
