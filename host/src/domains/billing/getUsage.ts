import { getUsage as endpoint, type Usage } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { RecentAnswers } from "#host/http/recentAnswers.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { companyWidgetIds } from "#host/analytics/usage/companyWidgetIds.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import { usageSince } from "./sql/usageSince.ts";

/** Requested on every page, and every 15 seconds while one is open. */
const REMEMBERED_MS = 60_000;
/** A minute changes this number by little. Smaller ones are read quickly, and always current. */
const MANY_SESSIONS = 10_000;

const remembered = new WeakMap<Services["events"], RecentAnswers<number, Usage>>();

function memoryOf(services: Services): RecentAnswers<number, Usage> {
  const known = remembered.get(services.events);
  if (known) return known;
  const memory = new RecentAnswers<number, Usage>(REMEMBERED_MS, services.now, async (companyId) =>
    usageSince(services.events, {
      widgetIds: await companyWidgetIds(services.entities, companyId),
      from: monthStart(services.now()),
    }),
  );
  remembered.set(services.events, memory);
  return memory;
}

export const getUsage = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  async ask(services, companyId) {
    const memory = memoryOf(services);
    const usage = await memory.get(companyId);
    if (usage.session < MANY_SESSIONS) memory.forget(companyId);
    return usage;
  },
  answer: (usage) => usage,
});
