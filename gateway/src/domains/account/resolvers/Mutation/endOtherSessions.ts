import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { memberSessions } from "../../memberSessions.ts";
import { endSessions } from "../../profile.upstream.ts";

export const endOtherSessions: MutationResolvers["endOtherSessions"] = async (_parent, _args, { upstream }) => {
  try {
    await endSessions(upstream);
    return { sessions: await memberSessions(upstream) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
