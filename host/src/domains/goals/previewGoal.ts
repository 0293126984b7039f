import { previewGoal as endpoint } from "@sightline/schema/rest/goals/goalResults";
import { readsPast } from "#host/http/goals/goalCondition.ts";
import { refuseGoal } from "#host/http/goals/goalRefusal.ts";
import { goalSql } from "#host/http/goals/goalRows.ts";
import { withMerged } from "#host/http/goals/withMerged.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
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
    const to = services.now() + 1;
    const [rule = body] = await withMerged(services.entities, project.widgetId, [body]);
    return { project, asked: { period: { from: to - DAYS * 86_400_000, to }, filter: {}, goal: goalSql(rule) } };
  },
  ask: async ({ events }, { project, asked }, { signal }) => {
    const asking = { events, signal };
    const question = await inMoney(asking, project, asked);
    return Promise.all([
      goalTotals(asking, question, question.period),
      goalPages(asking, question),
      convertedVisits(asking, question, { limit: 5, offset: 0 }),
    ]);
  },
  answer: ([{ sessions, conversions, converted_visitors }, pages, newest], _question, { body }) => {
    return { days: DAYS, sessions, conversions, converted_visitors, pages, newest, reads_past: readsPast(body) };
  },
});
