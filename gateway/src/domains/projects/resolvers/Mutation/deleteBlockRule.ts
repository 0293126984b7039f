import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { deleteBlockRule as remove } from "../../blocking/blocking.upstream.ts";

export const deleteBlockRule: MutationResolvers["deleteBlockRule"] = async (_, { input }, context) => {
  try {
    const project = await namedProject(context, input.project, "project");
    await remove(context.upstream, input.blockRuleId);
    return { project };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
