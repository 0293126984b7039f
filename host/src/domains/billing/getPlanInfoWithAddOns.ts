import { getPlanInfoWithAddOns as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { planOf } from "#host/members/planOf.ts";

/**
 * `pageview` and `sessions` are the plan's own limits. For the whole allowance, clients add what was bought or earned.
 */
export const getPlanInfoWithAddOns = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: (services, companyId) => planOf(services.entities, companyId, services.now()),
  answer: ({ plan }) => plan,
});
