import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { formParts } from "../../forms.nodes.ts";
import { deleteForm as remove } from "../../forms.upstream.ts";

export const deleteForm: MutationResolvers["deleteForm"] = async (_, { input }, { upstream }) => {
  try {
    await remove(upstream, formParts(input.id, "id"));
    return { deletedId: input.id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
