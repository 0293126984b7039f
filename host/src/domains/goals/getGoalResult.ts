import { getGoalResult as endpoint } from "@sightline/schema/rest/goals/goalResults";
import { goalSql } from "#host/http/goals/goalRows.ts";
import { member } from "#host/http/permit.ts";
import { notFound } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/http/scope/reportScope.ts";
import { currencyOf } from "./currencyOf.ts";
import { detectableChange } from "./detectableChange.ts";
import { ownGoal } from "./goalOf.ts";
import { convertedVisits } from "./sql/convertedVisits.ts";
import { goalDelay } from "./sql/goalDelay.ts";
import { pagesBefore } from "./sql/goalPages.ts";
import { goalTotals } from "./sql/goalTotals.ts";

const NEWEST = 25;
/** Days of traffic that a test of the goal is reckoned with. */
const TEST_DAYS = 14;

export const getGoalResult = route(endpoint, {
  permit: member,
  gather: async (move) => {
    const { services, caller, body } = move;
    const { row } = await ownGoal(services, caller, body.goal_profile_id);
    if (row.widget_id !== body.widget_id) throw notFound("The goal");
    const { project, period, previous, filter, zone, now } = await gatherReport({ ...move, body });
    const currency = await currencyOf(services.entities, project.widgetId);
    const question = { widgetId: project.widgetId, period, filter, goal: goalSql(row), currency };
    return { question, previous, now, range: answeredRange({ period, previous, zone, project, filter, now }) };
  },
  ask: ({ events }, { question, previous, now }, { signal }) => {
    const asking = { events, signal };
    const lately = { from: now - TEST_DAYS * 86_400_000, to: now + 1 };
    return Promise.all([
      goalTotals(asking, question, question.period),
      previous && goalTotals(asking, question, previous),
      pagesBefore(asking, question),
      goalDelay(asking, question),
      convertedVisits(asking, question, NEWEST),
      goalTotals(asking, { ...question, filter: {} }, lately),
    ]);
  },
  answer: ([totals, before, pages, delay, newest, lately], { question, range }) => {
    const { visitors, converted_visitors } = lately;
    const change = detectableChange(Math.floor(visitors / 2), visitors > 0 ? converted_visitors / visitors : 0);
    return {
      totals,
      ...(before && { previous: before }),
      before: pages,
      ...delay,
      newest,
      detectable: { days: TEST_DAYS, visitors, converted_visitors, change },
      currency: question.currency,
      range,
    };
  },
});
