import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { deleteShareLink as remove } from "../../share.upstream.ts";

export const deleteShareLink: MutationResolvers["deleteShareLink"] = async (_, { input: { id } }, { upstream }) => {
  try {
    const [, shareLinkId] = numbersFromGlobalId(id, "ShareLink", "id");
    await remove(upstream, shareLinkId);
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
