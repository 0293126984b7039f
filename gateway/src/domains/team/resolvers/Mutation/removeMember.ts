import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { removeMember as remove } from "../../team.upstream.ts";

export const removeMember: MutationResolvers["removeMember"] = async (_, { input: { id } }, { upstream }) => {
  try {
    await remove(upstream, { user_id: numberFromGlobalId(id, "TeamMember", "id") });
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
