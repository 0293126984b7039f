import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { mailSubscriptionOf } from "../../notifications.sources.ts";
import { setSubscription } from "../../notifications.upstream.ts";

export const setMailSubscription: MutationResolvers["setMailSubscription"] = async (_, { input }, { upstream }) => {
  try {
    const { token, isOn } = input;
    return { subscription: mailSubscriptionOf(await setSubscription(upstream, { token, is_on: isOn })) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
