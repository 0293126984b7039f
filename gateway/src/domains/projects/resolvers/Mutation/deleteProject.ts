import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { projectProblem } from "../../projectProblem.ts";
import { deleteWidget } from "../../projects.upstream.ts";

export const deleteProject: MutationResolvers["deleteProject"] = async (_, { input: { id, name } }, { upstream }) => {
  try {
    await deleteWidget(upstream, numberFromGlobalId(id, "Project", "id"), name);
    return { deletedId: id };
  } catch (error) {
    return { problem: projectProblem(error) };
  }
};
