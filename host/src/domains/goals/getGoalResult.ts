import { getGoalResult as endpoint } from "@sightline/schema/rest/goals/goalResults";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { detectableChange } from "./detectableChange.ts";
import { gatherGoal } from "./gatherGoal.ts";
import { goalDelay } from "./sql/goalDelay.ts";
import { pagesBefore } from "./sql/goalPages.ts";
import { goalTotals } from "./sql/goalTotals.ts";
import { inMoney } from "./sql/inMoney.ts";

/** Days of traffic for estimating a test of the goal. */
const TEST_DAYS = 14;

export const getGoalResult = route(endpoint, {
  permit: member,
  gather: gatherGoal,
  ask: async ({ events }, { scope, goal }, { signal }) => {
    const context = { events, signal };
    const { project, period, previous, filter, now } = scope;
    const question = await inMoney(context, project, { period, filter, goal });
    const lately = { from: now - TEST_DAYS * 86_400_000, to: now + 1 };
    const counted = await Promise.all([
      goalTotals(context, question, question.period),
      previous && goalTotals(context, question, previous),
      pagesBefore(context, question),
      goalDelay(context, question),
      goalTotals(context, { ...question, filter: {} }, lately),
    ]);
    return { counted, currency: question.currency };
  },
  answer: ({ counted: [totals, before, pages, delay, lately], currency }, { scope }) => {
    const { visitors, converted_visitors } = lately;
    const change = detectableChange(Math.floor(visitors / 2), visitors > 0 ? converted_visitors / visitors : 0);
    return {
      totals,
      ...(before && { previous: before }),
      before: pages,
      ...delay,
      detectable: { days: TEST_DAYS, visitors, converted_visitors, change },
      currency,
      range: answeredRange(scope),
    };
  },
});
