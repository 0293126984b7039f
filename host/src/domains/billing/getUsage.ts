import { getUsage as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { recentAnswersOfStore } from "#host/http/recentAnswers.ts";
import { route } from "#host/http/route.ts";
import { companyWidgetIds } from "#host/analytics/usage/companyWidgetIds.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import { usageSince } from "./sql/usageSince.ts";

/** Requested on every page, and every 15 seconds while one is open. */
const CACHED_MS = 60_000;
/** A minute changes this number by little. Smaller ones are read quickly, and always current. */
const MANY_SESSIONS = 10_000;

const cached = recentAnswersOfStore(CACHED_MS, async ({ entities, events, now }, companyId: number) =>
  usageSince(events, { widgetIds: await companyWidgetIds(entities, companyId), from: monthStart(now()) }),
);

export const getUsage = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  async ask(services, companyId) {
    const cache = cached(services);
    const usage = await cache.get(companyId);
    if (usage.session < MANY_SESSIONS) cache.forget(companyId);
    return usage;
  },
  answer: (usage) => usage,
});
