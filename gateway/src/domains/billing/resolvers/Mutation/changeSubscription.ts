import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { ownBilling } from "../../ownBilling.ts";
import { cycleToWire } from "../../payment.sources.ts";
import { changeSubscription as change } from "../../payment.upstream.ts";

export const changeSubscription: MutationResolvers["changeSubscription"] = async (_, { input }, context) => {
  try {
    const { invoice_id } = await change(context.upstream, { plan_id: input.planId, cycle: cycleToWire(input.cycle) });
    return { invoiceId: invoice_id, billing: await ownBilling(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
