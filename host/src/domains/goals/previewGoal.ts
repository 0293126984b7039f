import { previewGoal as endpoint } from "@sightline/schema/rest/goals/goalResults";
import { readsPast } from "#host/http/goals/goalCondition.ts";
import { refuseGoal } from "#host/http/goals/goalRefusal.ts";
import { goalSql } from "#host/http/goals/goalRows.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { currencyOf } from "./currencyOf.ts";
import { convertedVisits } from "./sql/convertedVisits.ts";
import { goalPages } from "./sql/goalPages.ts";
import { goalTotals } from "./sql/goalTotals.ts";
import { refuseUnreadable } from "./sql/unreadable.ts";

const DAYS = 7;

export const previewGoal = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    refuseGoal(body);
    await refuseUnreadable({ events: services.events, signal }, body);
    const currency = await currencyOf(services.entities, widgetId);
    const to = services.now() + 1;
    return { widgetId, period: { from: to - DAYS * 86_400_000, to }, filter: {}, goal: goalSql(body), currency };
  },
  ask: ({ events }, question, { signal }) =>
    Promise.all([
      goalTotals({ events, signal }, question, question.period),
      goalPages({ events, signal }, question),
      convertedVisits({ events, signal }, question, 5),
    ]),
  answer: ([{ sessions, conversions, converted_visitors }, pages, newest], _question, { body }) => {
    return { days: DAYS, sessions, conversions, converted_visitors, pages, newest, reads_past: readsPast(body) };
  },
});
