import { getTrial as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { planOf } from "#host/members/planOf.ts";

export const getTrial = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: (services, companyId) => planOf(services.entities, companyId, services.now()),
  answer: ({ daysToExpire }) => ({ days_to_expire: daysToExpire }),
});
