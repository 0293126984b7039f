import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { confirmEmail as confirm } from "../../profile.upstream.ts";

export const confirmEmail: MutationResolvers["confirmEmail"] = async (_, { input }, { upstream }) => {
  try {
    return { email: (await confirm(upstream, input.token)).email };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
