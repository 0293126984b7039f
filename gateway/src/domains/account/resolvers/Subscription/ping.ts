import type { PingStatus, SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { pingStatuses } from "../../pingStatuses.ts";

export const ping: SubscriptionResolvers["ping"] = {
  subscribe: (_parent, _args, context) => pingStatuses(context),
  resolve: (status: PingStatus) => status,
};
