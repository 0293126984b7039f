import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { memberOf } from "#gateway/session/memberOf.ts";
import type { MemberPrincipal, Principal } from "#gateway/session/principal.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { getDemoSession } from "../../providers.upstream.ts";

/**
 * A member's own session is stored inside the demo's, under the same id: returning to it needs no password. A tab that
 * still shows the own account can open the demo again.
 */
function fromOwn(demo: MemberPrincipal, member: MemberPrincipal): MemberPrincipal {
  const { beforeDemo: earlier, ...current } = member;
  const beforeDemo = earlier ?? current;
  const { sessionId, signedInAt, expiresAt } = beforeDemo;
  return { ...demo, sessionId, signedInAt, expiresAt, beforeDemo };
}

const hasOwn = (principal: Principal): principal is MemberPrincipal =>
  principal.kind === "member" && (!principal.isReadOnly || principal.beforeDemo !== undefined);

export const openDemo: MutationResolvers["openDemo"] = async (_parent, _args, context) => {
  const { principal } = context;
  try {
    // ending the impersonation is a step of its own, which the host logs
    if (principal.kind === "member" && principal.impersonation)
      throw new UpstreamError(companyRefusals.whileImpersonating());
    const demo = { ...memberOf(await getDemoSession(context.upstream)), isReadOnly: true };
    const member = hasOwn(principal) ? fromOwn(demo, principal) : demo;
    await context.cookie.set(member);
    context.principal = member;
    return { viewer: { principal: member } };
  } catch (error) {
    return { viewer: { principal }, problem: refusal(error) };
  }
};
