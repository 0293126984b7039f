import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { noteText } from "../../noteText.ts";
import { annotationOf } from "../../timeline.sources.ts";
import { createAnnotation as create } from "../../timeline.upstream.ts";

export const createAnnotation: MutationResolvers["createAnnotation"] = async (_, { input }, context) => {
  try {
    const text = noteText(input.text);
    const { widget_id } = await namedProject(context, input.project, "project");
    const { date, endDate, color, visibility, page } = input;
    const note = await create(context.upstream, {
      ...{ widget_id, date, text },
      ...(endDate && { end_date: endDate }),
      ...(color && { color: lower(color) }),
      ...(visibility && { visibility: lower(visibility) }),
      ...(page && { page }),
    });
    return { annotation: annotationOf(note) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
