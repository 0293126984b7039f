// Viewer fields that depend on role, plan, company and brand. Each returns the result of the rule with the same name,
// so that no screen needs to know plan codes.
import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { can } from "#gateway/permissions/can.ts";
import { expiredPlanOf } from "#gateway/permissions/expiredPlan.ts";
import type { Capability } from "#gateway/permissions/capabilities.ts";

const answers = (capability: Capability) => (_source: unknown, _args: unknown, context: Context) =>
  can(context, capability);

export const standingFields = {
  async expiredPlan(_source: unknown, _args: unknown, context: Context) {
    const standing = await context.standing();
    return standing && expiredPlanOf(standing.paidPlan, context.brandKind);
  },
  canSeeAffiliate: answers("seeAffiliate"),
  hasSubscription: answers("haveSubscription"),
  isTestEligible: answers("joinTests"),
  landsOnOverview: answers("landOnOverview"),
  showsRoleNames: answers("showRoleNames"),
  viewerCanOpenServicePortal: answers("openServicePortal"),
  viewerCanSeeRecommendationDashboard: answers("seeRecommendationDashboard"),
  viewerCanSeeRecommendations: answers("seeRecommendations"),
  viewerCanSeeUsage: answers("seeUsage"),
  viewerCanUseAutopilot: answers("useAutopilot"),
  viewerCanUseFeatureFlags: answers("useFeatureFlags"),
} as const satisfies Partial<ViewerResolvers>;
export type StandingField = keyof typeof standingFields;
