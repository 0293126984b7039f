import type { UsageResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { monthEstimate } from "#gateway/permissions/plans.ts";
import { usageAlertNow } from "../usageAlertNow.ts";

const dayOf = (now: number) => new Date(now).getUTCDate();

export const Usage: Pick<
  UsageResolvers,
  "sessions" | "pageviews" | "alert" | "expectedSessions" | "expectedPageviews"
> = {
  sessions: ({ usage }) => usage.session,
  pageviews: ({ usage }) => usage.pageview,
  expectedSessions: ({ usage }, _, context) => Math.round(monthEstimate(usage.session, dayOf(context.now()))),
  expectedPageviews: ({ usage }, _, context) => Math.round(monthEstimate(usage.pageview, dayOf(context.now()))),
  alert: ({ usage, alert }, _, context) =>
    alert === undefined ? usageAlertNow(context.upstream, usage, context.now()) : alert,
};
