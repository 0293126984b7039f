import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { verifyEmail as ask } from "../../identity.upstream.ts";

export const verifyEmail: MutationResolvers["verifyEmail"] = async (_, { input }, { upstream }) => {
  try {
    const { status } = await ask(upstream, input.verifyId);
    return { status: status === "verified" ? "VERIFIED" : "DELETED" };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
