import { getLastUsageDate as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { companyWidgetIds } from "#host/analytics/usage/companyWidgetIds.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import { planOf } from "#host/members/planOf.ts";
import { dayOfSessionBeyond } from "./sql/dayOfSessionBeyond.ts";

/** The allowance is the plan's sessions plus earned ones. A plan without a limit is never used up. */
export const getLastUsageDate = route(endpoint, {
  permit: member,
  gather: async ({ services: { entities, now }, caller: { companyId } }) => {
    const { plan } = await planOf(entities, companyId, now());
    if (plan.sessions === null) return undefined;
    const widgetIds = await companyWidgetIds(entities, companyId);
    return { widgetIds, from: monthStart(now()), limit: plan.sessions + plan.rewarded_session };
  },
  ask: ({ events }, month, { signal }) => (month ? dayOfSessionBeyond(events.cached, month, signal) : null),
  answer: (date) => ({ date }),
});
