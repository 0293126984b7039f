import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { memberSessions } from "../../memberSessions.ts";
import { endSessions } from "../../profile.upstream.ts";

export const endSession: MutationResolvers["endSession"] = async (_, { input }, { upstream }) => {
  try {
    await endSessions(upstream, input.sessionId);
    return { sessions: await memberSessions(upstream) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
