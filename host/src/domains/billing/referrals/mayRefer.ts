import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";

/** White-label and alert plans are excluded from the program. */
const EXCLUDED: readonly number[] = [104, 801, 802, 803];

/** Owners and admins with a plan that participates. */
export function mayRefer(move: { caller: CompanyCaller }): void {
  roles(0, 1)(move);
  if (EXCLUDED.includes(move.caller.paidPlan)) throw new Problem(billingRefusals.noReferrals());
}
