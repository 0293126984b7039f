import type { CompanyState, ManagedCompany } from "@sightline/schema/rest/company/portal";
import { daysLeft } from "#host/members/planOf.ts";
import type { Services } from "#host/http/services.ts";
import type { CompanyRow } from "./sql/companiesOf.ts";
import { usageOf, type CompanyUsage } from "./sql/usageOf.ts";

const freePlans = new Set([0, 4]);

function stateOf(row: CompanyRow): CompanyState {
  if (row.prohibit === 1) return "suspended";
  if (row.paid_plan_expiry_retry > 0) return "unpaid";
  if (freePlans.has(row.paid_plan)) return "free";
  return row.plan_ends_at && !row.lifetimedeal ? "trial" : "paid";
}

const latest = (...instants: (Date | null | undefined)[]): string | null => {
  const known = instants.flatMap((each) => (each ? [each.getTime()] : []));
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
};

function managedCompanyOf(row: CompanyRow, usage: CompanyUsage | undefined, now: number): ManagedCompany {
  const members = Number(row.members);
  return {
    company_id: row.company_id,
    company_name: row.company_name,
    company_key: row.company_key,
    custom_domain: row.custom_domain,
    whitelabel_ref_id: row.whitelabel_ref_id,
    paid_plan: row.paid_plan,
    plan_name: row.plan_name,
    day2expire: daysLeft(row.plan_ends_at, row.lifetimedeal, now),
    lifetimedeal: row.lifetimedeal,
    prohibit: row.prohibit,
    state: stateOf(row),
    billed_to: row.billed_to,
    owner_name: row.owner_name,
    owner_email: row.owner_email ?? row.invited_email,
    is_invited: members === 0,
    members,
    projects: Number(row.projects),
    website_limit: row.website_limit,
    sessions: usage?.sessions ?? 0,
    pageviews: usage?.pageviews ?? 0,
    session_limit: row.plan_sessions === null ? null : row.plan_sessions + row.rewarded_session,
    pageview_limit: row.plan_pageview === null ? null : row.plan_pageview + row.additional_pageview,
    rewarded_session: row.rewarded_session,
    additional_pageview: row.additional_pageview,
    last_activity_at: latest(usage?.lastVisit, row.last_sign_in),
    created_at: row.created_at.toISOString(),
  };
}

/** Two additional queries for any number of companies. */
export async function managedCompanies(
  { entities, events, now }: Pick<Services, "entities" | "events" | "now">,
  rows: readonly CompanyRow[],
  signal?: AbortSignal,
): Promise<ManagedCompany[]> {
  const at = now();
  const ids = rows.map((row) => row.company_id);
  const usage = await usageOf({ entities, events }, ids, at, signal);
  return rows.map((row) => managedCompanyOf(row, usage.get(row.company_id), at));
}
