import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";

export const leaveDemo: MutationResolvers["leaveDemo"] = async (_parent, _args, context) => {
  const { principal } = context;
  try {
    if (principal.kind !== "member" || !principal.beforeDemo) throw new UpstreamError(accountRefusals.notInDemo());
    const { beforeDemo } = principal;
    await context.cookie.set(beforeDemo);
    context.principal = beforeDemo;
    return { viewer: { principal: beforeDemo } };
  } catch (error) {
    return { viewer: { principal }, problem: refusal(error) };
  }
};
