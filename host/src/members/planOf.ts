// A company's plan as sessions and the billing calls show it, and its remaining days.
import type { PlanInfo } from "@sightline/schema/rest/account/account";
import type { EntityStore } from "#host/stores/entities.ts";

export interface CompanyPlan {
  plan: PlanInfo;
  mtuLimit: number | null;
  websiteLimit: number | null;
  daysToExpire: number;
}

/** Reported for lifetime deals. More than 1000 days is shown as "Lifetime". */
const LIFETIME_DAYS = 1001;
/** Reported for a plan without an end that is not a lifetime deal: exactly 1000 is neither "Trial" nor "Lifetime". */
const NO_END_DAYS = 1000;
const DAY_MS = 86_400_000;

/** Whole days left, including the current one; 0 or less once the plan has ended. */
export function daysLeft(endsAt: Date | null, lifetime: boolean, now: number): number {
  if (lifetime) return LIFETIME_DAYS;
  if (!endsAt) return NO_END_DAYS;
  return Math.min(NO_END_DAYS - 1, Math.trunc(Math.ceil((endsAt.getTime() - now) / DAY_MS))) + 0;
}

export async function planOf(entities: EntityStore, companyId: number, now: number): Promise<CompanyPlan> {
  const row = await entities
    .selectFrom("company")
    .innerJoin("plan", "plan.plan_id", "company.paid_plan")
    .select(["plan.plan_id", "plan.plan_name", "plan.pageview", "plan.sessions", "plan.mtu", "plan.website_limit"])
    .select(["company.rewarded_session", "company.additional_pageview", "company.plan_ends_at", "company.lifetimedeal"])
    .where("company.company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return {
    plan: {
      plan_id: row.plan_id,
      plan_name: row.plan_name,
      pageview: row.pageview,
      sessions: row.sessions,
      rewarded_session: row.rewarded_session,
      additional_pageview: row.additional_pageview,
    },
    mtuLimit: row.mtu,
    websiteLimit: row.website_limit,
    daysToExpire: daysLeft(row.plan_ends_at, row.lifetimedeal, now),
  };
}
