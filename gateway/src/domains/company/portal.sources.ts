import type { ManagedCompany as WireCompany } from "@sightline/schema/rest/company/portal";
import type { ManagedCompany, PlanChoice, Problem } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { OWN_COMPANY } from "#gateway/permissions/gates.ts";

/** The viewing company: an agency lists its clients, the portal lists its companies. */
export interface AgencySource {
  agency: true;
}

export interface ServicePortalSource {
  isOperator: boolean;
}

export interface ManagedCompanySource extends ManagedCompany {
  __typename: "ManagedCompany";
}

/** The wire's value for "no end". */
const NO_END = 1000;

const exceeds = (used: number, limit: number | null) => limit !== null && used > limit;

export const managedCompanyOf = (wire: WireCompany): ManagedCompanySource => ({
  __typename: "ManagedCompany",
  id: toGlobalId("ManagedCompany", wire.company_id),
  companyId: wire.company_id,
  name: wire.company_name,
  customDomain: wire.custom_domain,
  state: upper(wire.state),
  planCode: wire.paid_plan,
  planName: wire.plan_name,
  daysLeft: wire.day2expire >= NO_END ? null : wire.day2expire,
  billedTo: upper(wire.billed_to),
  ownerName: wire.owner_name,
  ownerEmail: wire.owner_email,
  isInvited: wire.is_invited,
  memberCount: wire.members,
  projectCount: wire.projects,
  projectLimit: wire.website_limit,
  sessions: wire.sessions,
  sessionLimit: wire.session_limit,
  pageviews: wire.pageviews,
  pageviewLimit: wire.pageview_limit,
  extraSessions: wire.rewarded_session,
  extraPageviews: wire.additional_pageview,
  isOverLimit: exceeds(wire.sessions, wire.session_limit) || exceeds(wire.pageviews, wire.pageview_limit),
  viewerCanEnter: wire.company_id !== OWN_COMPANY && !wire.is_invited,
  viewerCanSuspend: wire.company_id !== OWN_COMPANY,
  lastActivityAt: wire.last_activity_at,
  createdAt: wire.created_at,
});

export const planChoiceOf = (plan: { plan_id: number; plan_name: string }): PlanChoice => ({
  planCode: plan.plan_id,
  planName: plan.plan_name,
});

const graphNames: Readonly<Record<string, string>> = {
  paidPlan: "planCode",
  trialDays: "daysLeft",
  rewardedSession: "extraSessions",
  additionalPageview: "extraPageviews",
  prohibit: "isSuspended",
  companyId: "id",
};

/** Some fields have other names on the wire. */
export const portalProblem = (problem: Problem): Problem => ({
  ...problem,
  field: problem.field ? (graphNames[problem.field] ?? problem.field) : null,
});
