import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { openShare } from "#gateway/share/openShare.ts";

export const openShareLink: MutationResolvers["openShareLink"] = async (_, { input }, context) => {
  const opened = await openShare(context, input);
  if (opened.problem !== undefined)
    return { problem: refusal(opened.problem, "UNAUTHENTICATED"), passwordNeeded: opened.passwordNeeded };
  const { token, principal } = opened;
  return { token, module: upper(principal.modules), grant: principal, passwordNeeded: false };
};
