// Permissions for white-label brands and for managing client companies.
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { mayImpersonate, WHITE_LABEL } from "#host/http/impersonation.ts";
import type { Caller } from "#host/http/caller.ts";
import { companyCaller, roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";

const AGENCY = 105;

export const hasOwnBrand = (paidPlan: number): boolean => paidPlan === WHITE_LABEL || paidPlan === AGENCY;

const managers = roles(0, 1);

/** Owners and admins of white-label companies and agencies. */
export function brandManagers(move: { caller: Caller }): void {
  managers(move);
  if (hasOwnBrand(companyCaller(move.caller).paidPlan)) return;
  throw new Problem(companyRefusals.whiteLabelNeeded());
}

/** Owners and admins of company 1 and of plan 104. */
export function portalManagers({ caller }: { caller: Caller }): void {
  if (mayImpersonate(companyCaller(caller))) return;
  throw new Problem(companyRefusals.portalForManagers());
}
