import { getMtu as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { planOf } from "#host/http/questions/planOf.ts";
import { testedUsers } from "#host/http/questions/testedUsers.ts";

export const getMtu = route(endpoint, {
  permit: member,
  gather: ({ services, caller }) => planOf(services.entities, caller.companyId, services.now()),
  ask: (services, _plan, { caller, signal }) => testedUsers(services, caller.companyId, services.now(), signal),
  answer: (mtu, { mtuLimit }) => ({ mtu, limit: mtuLimit }),
});
