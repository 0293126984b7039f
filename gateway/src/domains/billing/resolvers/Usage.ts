import type { UsageResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { usageAlertNow } from "../usageAlertNow.ts";

export const Usage: Pick<UsageResolvers, "sessions" | "pageviews" | "alert"> = {
  sessions: ({ usage }) => usage.session,
  pageviews: ({ usage }) => usage.pageview,
  alert: ({ usage, alert }, _, context) =>
    alert === undefined ? usageAlertNow(context.upstream, usage, context.now()) : alert,
};
