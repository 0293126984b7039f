import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { deleteAccount as close } from "../../profile.upstream.ts";

export const deleteAccount: MutationResolvers["deleteAccount"] = async (_, { input }, context) => {
  try {
    const { email, currentPassword } = input;
    await close(context.upstream, { email, ...(currentPassword && { current_password: currentPassword }) });
    context.cookie.clear();
    context.principal = { kind: "nobody" };
    return { isDeleted: true };
  } catch (error) {
    return { isDeleted: false, problem: refusal(error) };
  }
};
