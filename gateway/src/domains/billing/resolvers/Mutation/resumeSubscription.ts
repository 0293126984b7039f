import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { ownBilling } from "../../ownBilling.ts";
import { cancelSubscription } from "../../payment.upstream.ts";

export const resumeSubscription: MutationResolvers["resumeSubscription"] = async (_source, _args, context) => {
  try {
    await cancelSubscription(context.upstream, { resume: true });
    return { billing: await ownBilling(context) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
