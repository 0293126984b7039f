import type { Usage } from "@sightline/schema/rest/billing/billing";
import type { UsageAlert } from "#gateway/__generated__/resolverTypes.ts";
import { isUsedUp, usageAlert } from "#gateway/permissions/plans.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { findHiddenUpgradeAlert, getLastUsageDate, getPlanInfoWithAddOns } from "./billing.upstream.ts";

const monthOf = (instant: number) => new Date(instant).toISOString().slice(0, 7);

/** Requests only data that can still change the result: in most months there is no alert, and one call is enough. */
export async function usageAlertNow(upstream: Upstream, usage: Usage, now: number): Promise<UsageAlert | null> {
  const plan = await getPlanInfoWithAddOns(upstream);
  const facts = { usage, plan, dayOfMonth: new Date(now).getUTCDate(), estimateHidden: false, usedUpOn: null };
  if (isUsedUp(facts)) return usageAlert({ ...facts, usedUpOn: (await getLastUsageDate(upstream)).date });
  const estimate = usageAlert(facts);
  if (estimate === null) return null;
  const hidden = await findHiddenUpgradeAlert(upstream);
  const estimateHidden = hidden !== undefined && monthOf(Date.parse(hidden.created_at)) === monthOf(now);
  return usageAlert({ ...facts, estimateHidden });
}
