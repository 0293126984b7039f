import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { billingChanged } from "../../billingChanged.ts";
import { extendTrial as extend } from "../../payment.upstream.ts";

export const extendTrial: MutationResolvers["extendTrial"] = async (_source, _args, context) => {
  try {
    await extend(context.upstream);
    return { billing: await billingChanged(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
