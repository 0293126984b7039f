// The billing screens that are available for a role, a plan and a brand.
import type { BillingScreen, BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import { inPlanGroup } from "./planGroups.ts";
import type { Standing } from "./rules.ts";

/** Billing is for owners and admins. */
export function billingScreens(
  standing: Pick<Standing, "role" | "paidPlan"> | null,
  brandKind: BrandKind | undefined,
): BillingScreen[] {
  if (standing === null || standing.role > 1) return [];
  const { paidPlan } = standing;
  const screens: BillingScreen[] = [];
  if (!inPlanGroup(paidPlan, "withoutSubscription")) screens.push("SUBSCRIPTION");
  if (brandKind !== "AB_TESTING" && brandKind !== "OPTIMISE") screens.push("PAYMENT");
  if (brandKind === "AB_TESTING") screens.push("INVOICES");
  if (inPlanGroup(paidPlan, "free")) screens.push("EXTEND_TRIALS");
  return screens;
}
