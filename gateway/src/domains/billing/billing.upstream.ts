import type { PlanInfo } from "@sightline/schema/rest/account/account";
import * as rest from "@sightline/schema/rest/billing/billing";
import { findAuditEntries, type AuditEntry } from "@sightline/schema/rest/timeline/timeline";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getPlanInfoWithAddOns = (upstream: Upstream): Promise<PlanInfo> =>
  upstream.call(rest.getPlanInfoWithAddOns);

export const getPlanInfo = (upstream: Upstream): Promise<PlanInfo> => upstream.call(rest.getPlanInfo);

export const getPlanInfoOf = (upstream: Upstream, paidPlan: number): Promise<PlanInfo> =>
  upstream.call(rest.getPlanInfoOf, { params: { paid_plan: paidPlan } });

export const getTrial = (upstream: Upstream) => upstream.call(rest.getTrial);

export const getUsage = (upstream: Upstream): Promise<rest.Usage> => upstream.call(rest.getUsage);

export const getMtu = (upstream: Upstream) => upstream.call(rest.getMtu);

export const getLastUsageDate = (upstream: Upstream) => upstream.call(rest.getLastUsageDate);

export const checkFor30DayExpire = (upstream: Upstream) => upstream.call(rest.checkFor30DayExpire);

/** The latest time that a member dismissed the usage warning of this month. */
export async function findHiddenUpgradeAlert(upstream: Upstream): Promise<AuditEntry | undefined> {
  const { rows } = await upstream.call(findAuditEntries, { body: { action: "hide_upgrade_alert", limit: 1 } });
  return rows[0];
}
