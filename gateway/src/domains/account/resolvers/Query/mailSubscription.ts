import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { mailSubscriptionOf } from "../../notifications.sources.ts";
import { getSubscription } from "../../notifications.upstream.ts";

const TOKEN = /^[a-z_]{3,40}~[\w-]{20,80}$/;

export const mailSubscription: QueryResolvers["mailSubscription"] = async (_, { token }, { upstream }) => {
  // an invalid token is treated like an unknown one
  if (!TOKEN.test(token)) return null;
  const found = await orNull(getSubscription(upstream, token));
  return found === null ? null : mailSubscriptionOf(found);
};
