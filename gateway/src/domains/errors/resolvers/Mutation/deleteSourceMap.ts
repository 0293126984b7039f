import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { deleteSourceMap as remove } from "../../maps.upstream.ts";

export const deleteSourceMap: MutationResolvers["deleteSourceMap"] = async (_, { input }, context) => {
  try {
    const { project, sourceMapId } = input;
    const { widget_id } = await namedProject(context, project, "project");
    await remove(context.upstream, { widget_id, source_map_id: sourceMapId });
    return { sourceMapId };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
