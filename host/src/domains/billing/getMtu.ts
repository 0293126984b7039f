import { getMtu as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { planOf } from "#host/members/planOf.ts";
import { testedUsers } from "#host/analytics/usage/testedUsers.ts";
import { recentAnswersOfStore } from "#host/http/recentAnswers.ts";

/** Requested on every page. The month is read once a minute for all members of a company. */
const CACHED_MS = 60_000;

const cached = recentAnswersOfStore(CACHED_MS, (services, companyId: number) =>
  testedUsers(services, companyId, services.now()),
);

export const getMtu = route(endpoint, {
  permit: member,
  gather: ({ services, caller }) => planOf(services.entities, caller.companyId, services.now()),
  ask: (services, _plan, { caller }) => cached(services).get(caller.companyId),
  answer: (mtu, { mtuLimit }) => ({ mtu, limit: mtuLimit }),
});
