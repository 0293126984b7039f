import { getUsage as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { companyWidgetIds } from "#host/analytics/usage/companyWidgetIds.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import { usageSince } from "./sql/usageSince.ts";

export const getUsage = route(endpoint, {
  permit: member,
  gather: async ({ services, caller }) => ({
    widgetIds: await companyWidgetIds(services.entities, caller.companyId),
    from: monthStart(services.now()),
  }),
  ask: ({ events }, month, { signal }) => usageSince(events, month, signal),
  answer: (usage) => usage,
});
