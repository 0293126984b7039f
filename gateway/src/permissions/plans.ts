// A feature's availability by plan, brand and role, and the trial and usage notices.
import type {
  AccessState,
  BrandKind,
  Feature,
  TrialLabel,
  UsageAlertKind,
} from "#gateway/__generated__/resolverTypes.ts";
import type { Usage } from "@sightline/schema/rest/billing/billing";
import type { PlanInfo } from "@sightline/schema/rest/account/account";
import { shareFeatures } from "@sightline/schema/rest/__generated__/shareModules";
import type { ShareModule } from "@sightline/schema/rest/share/share";
import { billingMessages, billingRefusals } from "@sightline/schema/rest/billing/refusals";
import type { Message } from "@sightline/schema/rest/refusals/message";

/** What is said of a feature that a plan shows but does not open. */
export const upgradeMessages: Readonly<Record<number, Message>> = {
  20: billingRefusals.featureMissing(),
  300: billingRefusals.growthNeeded(),
  301: billingRefusals.growthNeeded(),
};

/** Shown, but only available in another plan. */
const withheld: Readonly<Record<number, readonly Feature[]>> = { 20: ["SURVEY"], 300: ["SURVEY"], 301: ["SURVEY"] };
/** On the optimise brand surveys appear only with these plans (and, as an upgrade, with 300). */
const optimiseSurveyPlans = [20, 21, 22, 23, 24, 300];

const moduleFeature: Partial<Record<ShareModule, Feature>> = shareFeatures;

export interface AccessFacts {
  /** of a member or tool; null for share links and anonymous callers */
  standing: { paidPlan: number } | null;
  brandKind: BrandKind | undefined;
  /** the module of a share link */
  shareModule?: ShareModule | undefined;
}
export interface AccessAnswer {
  state: AccessState;
  message?: string;
  reason?: string;
}

export function access(feature: Feature, { standing, brandKind, shareModule }: AccessFacts): AccessAnswer {
  if (standing === null) {
    const shared = shareModule !== undefined && moduleFeature[shareModule] === feature;
    return { state: shared ? "ALLOWED" : "HIDDEN" };
  }
  const { paidPlan } = standing;
  if (feature === "SURVEY" && brandKind === "OPTIMISE" && !optimiseSurveyPlans.includes(paidPlan))
    return { state: "HIDDEN" };
  const upgrade = upgradeMessages[paidPlan];
  if (upgrade !== undefined && withheld[paidPlan]?.includes(feature)) {
    return { state: "UPGRADE", message: upgrade.message, reason: upgrade.reason };
  }
  return { state: "ALLOWED" };
}

/** Exactly 1000 days, and no days left, have no label. */
export function trialLabel(daysToExpire: number): TrialLabel | null {
  if (daysToExpire > 1000) return "LIFETIME";
  return daysToExpire >= 1 && daysToExpire <= 999 ? "TRIAL" : null;
}

/** The month's usage extrapolated to 30 days from the days before today, at least one. */
export function monthEstimate(soFar: number, dayOfMonth: number): number {
  // in this order, whole numbers remain exact
  return (soFar * 30) / Math.max(1, dayOfMonth - 1);
}

export interface UsageFacts {
  usage: Usage;
  plan: Pick<PlanInfo, "sessions" | "pageview" | "rewarded_session" | "additional_pageview">;
  /** day of the month, UTC, starting at 1 */
  dayOfMonth: number;
  /** the audit log contains hide_upgrade_alert for this month */
  estimateHidden: boolean;
  /** the day on which the sessions were used up, as reported by the host */
  usedUpOn: string | null;
}
export interface Alert extends Message {
  kind: UsageAlertKind;
}

const above = (value: number, limit: number | null, extra: number) => limit !== null && value > limit + extra;

/** The sessions of the month are used up. Takes precedence over every estimate, and can't be hidden. */
export const isUsedUp = ({ usage, plan }: Pick<UsageFacts, "usage" | "plan">): boolean =>
  above(usage.session, plan.sessions, plan.rewarded_session);

export function usageAlert(facts: UsageFacts): Alert | null {
  const { usage, plan, dayOfMonth } = facts;
  if (isUsedUp(facts)) {
    const date = facts.usedUpOn;
    return { kind: "FULL", ...(date === null ? billingMessages.usedUp() : billingMessages.usedUpOn({ date })) };
  }
  if (facts.estimateHidden) return null;
  const sessions = above(monthEstimate(usage.session, dayOfMonth), plan.sessions, plan.rewarded_session);
  const pageviews = above(monthEstimate(usage.pageview, dayOfMonth), plan.pageview, plan.additional_pageview);
  if (!sessions && !pageviews) return null;
  return { kind: "ESTIMATE", ...(sessions ? billingMessages.sessionsRunOut() : billingMessages.pageviewsRunOut()) };
}
