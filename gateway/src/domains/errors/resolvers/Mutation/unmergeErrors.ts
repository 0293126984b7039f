import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { unmergeErrors as unmerge } from "../../rules.upstream.ts";

export const unmergeErrors: MutationResolvers["unmergeErrors"] = async (
  _,
  { input: { project, errorId } },
  context,
) => {
  try {
    const { widget_id } = await namedProject(context, project, "project");
    await unmerge(context.upstream, { widget_id, error_group_id: errorId });
    return { errorId };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
