import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { endImpersonation as leave } from "../../portal.upstream.ts";

export const endImpersonation: MutationResolvers["endImpersonation"] = async (_parent, _args, context) => {
  const { principal } = context;
  try {
    if (principal.kind !== "member" || !principal.impersonation) {
      throw new UpstreamError(companyRefusals.notImpersonating());
    }
    await leave(context.upstream).catch((error: unknown) => {
      // impersonation ends regardless of the host's response
      context.log.warn({ err: error }, "going back to the own account was not written down");
    });
    const { own } = principal.impersonation;
    await context.cookie.set(own);
    context.principal = own;
    return { viewer: { principal: own } };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
