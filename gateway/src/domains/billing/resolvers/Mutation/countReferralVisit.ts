import { RefName } from "@sightline/schema/rest/billing/referrals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { countReferralVisit as count } from "../../referrals.upstream.ts";

/** An invalid code is treated like an unknown one, so that a mistyped link does no harm. */
export const countReferralVisit: MutationResolvers["countReferralVisit"] = async (_, { input }, context) => {
  const { success, data: ref } = RefName.safeParse(input.ref);
  if (!success) return { companyName: null };
  try {
    const { company_name } = await count(context.upstream, ref, input.visitor ?? context.requestId);
    return { companyName: company_name };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
