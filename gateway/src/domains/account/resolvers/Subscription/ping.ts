import type { PingStatus, SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { patiently, pingStatuses, strictly } from "../../pingStatuses.ts";

export const ping: SubscriptionResolvers["ping"] = {
  subscribe: (_parent, { isStrict }, context) => pingStatuses(context, isStrict ? strictly : patiently),
  resolve: (status: PingStatus) => status,
};
