import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { ownBilling } from "../../ownBilling.ts";
import { cardToWire, cycleToWire } from "../../payment.sources.ts";
import { checkout } from "../../payment.upstream.ts";

export const buyPlan: MutationResolvers["buyPlan"] = async (_, { input }, context) => {
  try {
    const { planId, cycle, card } = input;
    const choice = { plan_id: planId, cycle: cycleToWire(cycle) };
    const { url, invoice_id } = await checkout(context.upstream, {
      ...choice,
      ...(card && { card: cardToWire(card) }),
    });
    return { url, invoiceId: invoice_id, billing: await ownBilling(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
