import type { PlanInfo } from "@sightline/schema/rest/account/account";
import type { Usage as WireUsage } from "@sightline/schema/rest/billing/billing";
import type { Plan, UsageAlert } from "#gateway/__generated__/resolverTypes.ts";

export const planOf = (plan: PlanInfo): Plan => ({
  planId: plan.plan_id,
  name: plan.plan_name,
  pageviews: plan.pageview,
  sessions: plan.sessions,
  rewardedSessions: plan.rewarded_session,
  additionalPageviews: plan.additional_pageview,
});

export interface UsageSource {
  usage: WireUsage;
  /** undefined: not requested yet */
  alert?: UsageAlert | null | undefined;
}
