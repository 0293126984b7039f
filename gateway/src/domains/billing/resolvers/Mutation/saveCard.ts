import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { ownBilling } from "../../ownBilling.ts";
import { cardToWire } from "../../payment.sources.ts";
import { saveCard as save } from "../../payment.upstream.ts";

export const saveCard: MutationResolvers["saveCard"] = async (_, { input: { card } }, context) => {
  try {
    const { url } = await save(context.upstream, card ? cardToWire(card) : undefined);
    return { url, billing: await ownBilling(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
