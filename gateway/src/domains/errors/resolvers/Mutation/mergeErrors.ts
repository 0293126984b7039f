import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { mergeErrors as merge } from "../../rules.upstream.ts";

export const mergeErrors: MutationResolvers["mergeErrors"] = async (_, { input }, context) => {
  try {
    const { widget_id } = await namedProject(context, input.project, "project");
    const { error_group_id } = await merge(context.upstream, {
      widget_id,
      error_group_id: input.errorId,
      merged: [...input.merged],
    });
    return { errorId: error_group_id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
