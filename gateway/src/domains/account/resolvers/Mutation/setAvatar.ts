import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { userOf } from "../../account.sources.ts";
import { setAvatar as set } from "../../profile.upstream.ts";

export const setAvatar: MutationResolvers["setAvatar"] = async (_, { input }, { upstream }) => {
  try {
    return { user: userOf(await set(upstream, input.image ?? null)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
