import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { removeMember } from "../../team.upstream.ts";

export const revokeInvitation: MutationResolvers["revokeInvitation"] = async (_, { input: { id } }, { upstream }) => {
  try {
    await removeMember(upstream, { invitation_id: numberFromGlobalId(id, "Invitation", "id") });
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
