import { RefName } from "@sightline/schema/rest/billing/referrals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { countReferralVisit as count } from "../../referrals.upstream.ts";

/** What can't be a code is as unknown as any other: whoever follows a mistyped link is no worse off. */
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
