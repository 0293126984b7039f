import { getGrantablePlans as endpoint } from "@sightline/schema/rest/company/portal";
import { mayImpersonate, OPERATOR } from "#host/http/impersonation.ts";
import { companyCaller } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { brandManagers, hasOwnBrand } from "../brand/whiteLabel.ts";

/** White-label and agency plans can only be assigned by the operator. */
export const getGrantablePlans = route(endpoint, {
  permit: (move) => {
    if (!mayImpersonate(companyCaller(move.caller))) brandManagers(move);
  },
  gather: ({ caller }) => caller.companyId === OPERATOR,
  ask: ({ entities }) =>
    entities.selectFrom("plan").select(["plan_id", "plan_name", "on_sale"]).orderBy("plan_id").execute(),
  answer: (rows, isOperator) => ({ rows: rows.filter((plan) => isOperator || !hasOwnBrand(plan.plan_id)) }),
});
