import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { memberOf } from "#gateway/session/memberOf.ts";
import { getDemoSession } from "../../providers.upstream.ts";

export const openDemo: MutationResolvers["openDemo"] = async (_parent, _args, context) => {
  try {
    const member = { ...memberOf(await getDemoSession(context.upstream)), isReadOnly: true };
    await context.cookie.set(member);
    context.principal = member;
    return { viewer: { principal: member } };
  } catch (error) {
    return { viewer: { principal: context.principal }, problem: refusal(error) };
  }
};
