import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { portalProblem } from "../../portal.sources.ts";
import { impersonateOwner as enter } from "../../portal.upstream.ts";

/**
 * The original session is stored inside the new one, under the same id: ending impersonation needs no password, and
 * signing out ends both.
 */
export const impersonateOwner: MutationResolvers["impersonateOwner"] = async (_, { input }, context) => {
  const { principal: own } = context;
  try {
    if (own.kind !== "member" || own.impersonation) throw new UpstreamError(companyRefusals.alreadyImpersonating());
    const session = await enter(context.upstream, numberFromGlobalId(input.id, "ManagedCompany", "id"));
    const { impersonation: _, ...ownSession } = own;
    const member = {
      ...ownSession,
      jwt: session.jwt,
      userId: session.user_id,
      companyId: session.company_id,
      role: session.role,
      paidPlan: session.paid_plan,
      isNewUser: false,
      impersonation: {
        memberName: session.user_name,
        companyName: session.company_name,
        endsAt: Date.parse(session.expires_at),
        own: ownSession,
      },
    };
    await context.cookie.set(member);
    context.principal = member;
    return { viewer: { principal: member } };
  } catch (error) {
    return { problem: portalProblem(refusal(error)) };
  }
};
