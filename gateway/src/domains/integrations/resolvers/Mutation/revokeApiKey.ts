import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { deleteApiKey } from "../../keys.upstream.ts";

export const revokeApiKey: MutationResolvers["revokeApiKey"] = async (_, { input: { id } }, { upstream }) => {
  try {
    await deleteApiKey(upstream, numberFromGlobalId(id, "ApiKey", "id"));
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
