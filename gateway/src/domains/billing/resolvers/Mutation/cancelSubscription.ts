import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { ownBilling } from "../../ownBilling.ts";
import { cancelSubscription as cancel } from "../../payment.upstream.ts";

export const cancelSubscription: MutationResolvers["cancelSubscription"] = async (_, { input }, context) => {
  try {
    await cancel(context.upstream, { reason: input.reason ?? "" });
    return { billing: await ownBilling(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
