import { companyRefusals } from "@sightline/schema/rest/refusals/company";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { leaveCompany as leave } from "../../portal.upstream.ts";

export const leaveCompany: MutationResolvers["leaveCompany"] = async (_parent, _args, context) => {
  const { principal } = context;
  try {
    if (principal.kind !== "member" || !principal.acting) {
      throw new UpstreamError(companyRefusals.notImpersonating());
    }
    await leave(context.upstream).catch((error: unknown) => {
      // the way back is open whatever the host says
      context.log.warn({ err: error }, "going back to the own account was not written down");
    });
    const { own } = principal.acting;
    await context.cookie.set(own);
    context.principal = own;
    return { viewer: { principal: own } };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
