import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { getPortal } from "../../payment.upstream.ts";

export const openBillingPortal: MutationResolvers["openBillingPortal"] = async (_, { input }, { upstream }) => {
  try {
    return await getPortal(upstream, input.page);
  } catch (error) {
    return { problem: refusal(error) };
  }
};
