import { previewGoal as endpoint } from "@sightline/schema/rest/goals/goalResults";
import { readsPast } from "#host/analytics/goals/goalCondition.ts";
import { refuseGoal } from "#host/analytics/goals/goalRefusal.ts";
import { goalSql } from "#host/analytics/goals/goalRows.ts";
import { resolveGoals } from "#host/analytics/goals/resolveGoals.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { refuseSubject } from "./refuseSubject.ts";
import { convertedVisits } from "./sql/convertedVisits.ts";
import { goalPages } from "./sql/goalPages.ts";
import { goalTotals } from "./sql/goalTotals.ts";
import { inMoney } from "./sql/inMoney.ts";
import { refuseUnreadable } from "./sql/unreadable.ts";

const DAYS = 7;

export const previewGoal = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, body, signal }) => {
    const project = await scopedProject(services, caller, body.widget_id);
    refuseGoal(body);
    await refuseUnreadable({ events: services.events, signal }, body);
    await refuseSubject(services.entities, project.widgetId, body);
    const to = services.now() + 1;
    const [rule = body] = await resolveGoals(services.entities, project.widgetId, [body]);
    return { project, requested: { period: { from: to - DAYS * 86_400_000, to }, filter: {}, goal: goalSql(rule) } };
  },
  ask: async ({ events }, { project, requested }, { signal }) => {
    const context = { events, signal };
    const question = await inMoney(context, project, requested);
    return Promise.all([
      goalTotals(context, question, question.period),
      goalPages(context, question),
      convertedVisits(context, question, { limit: 5, offset: 0 }),
    ]);
  },
  answer: ([{ sessions, conversions, converted_visitors }, pages, newest], _question, { body }) => {
    return { days: DAYS, sessions, conversions, converted_visitors, pages, newest, reads_past: readsPast(body) };
  },
});
