import { getUsage as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { recentAnswersOfStore } from "#host/http/recentAnswers.ts";
import { route } from "#host/http/route.ts";
import { companyWidgetIds } from "#host/analytics/usage/companyWidgetIds.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import { usageSince } from "./sql/usageSince.ts";

/** Requested on every page, and every 15 seconds while one is open. */
const REMEMBERED_MS = 60_000;
/** A minute changes this number by little. Smaller ones are read quickly, and always current. */
const MANY_SESSIONS = 10_000;

const remembered = recentAnswersOfStore(REMEMBERED_MS, async ({ entities, events, now }, companyId: number) =>
  usageSince(events, { widgetIds: await companyWidgetIds(entities, companyId), from: monthStart(now()) }),
);

export const getUsage = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  async ask(services, companyId) {
    const memory = remembered(services);
    const usage = await memory.get(companyId);
    if (usage.session < MANY_SESSIONS) memory.forget(companyId);
    return usage;
  },
  answer: (usage) => usage,
});
