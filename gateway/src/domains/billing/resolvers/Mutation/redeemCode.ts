import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { ownBilling } from "../../ownBilling.ts";
import { redeemCode as redeem } from "../../payment.upstream.ts";

export const redeemCode: MutationResolvers["redeemCode"] = async (_, { input }, context) => {
  try {
    const { days } = await redeem(context.upstream, input.code);
    return { days, billing: await ownBilling(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
