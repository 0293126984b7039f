import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { ownBilling } from "../../ownBilling.ts";
import { extendTrial as extend } from "../../payment.upstream.ts";

export const extendTrial: MutationResolvers["extendTrial"] = async (_source, _args, context) => {
  try {
    await extend(context.upstream);
    return { billing: await ownBilling(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
