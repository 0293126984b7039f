import { getMtu as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { planOf } from "#host/members/planOf.ts";
import { testedUsers } from "#host/analytics/usage/testedUsers.ts";
import { RecentAnswers } from "#host/http/recentAnswers.ts";
import type { Services } from "#host/http/services.ts";

/** Requested on every page. The month is read once a minute for all members of a company. */
const REMEMBERED_MS = 60_000;

const remembered = new WeakMap<Services["events"], RecentAnswers<number, number>>();

function memoryOf(services: Services): RecentAnswers<number, number> {
  const known = remembered.get(services.events);
  if (known) return known;
  const memory = new RecentAnswers<number, number>(REMEMBERED_MS, services.now, (companyId) =>
    testedUsers(services, companyId, services.now()),
  );
  remembered.set(services.events, memory);
  return memory;
}

export const getMtu = route(endpoint, {
  permit: member,
  gather: ({ services, caller }) => planOf(services.entities, caller.companyId, services.now()),
  ask: (services, _plan, { caller }) => memoryOf(services).get(caller.companyId),
  answer: (mtu, { mtuLimit }) => ({ mtu, limit: mtuLimit }),
});
