import { getGoals as endpoint } from "@sightline/schema/rest/goals/goals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { periodOf } from "#host/http/scope/reportRange.ts";
import { zoneOf } from "#host/http/scope/zone.ts";
import { currencyOf } from "./currencyOf.ts";
import { goalOf, goalRows } from "./goalOf.ts";
import { goalStandings } from "./sql/goalStandings.ts";
import { usesOf } from "./sql/goalUses.ts";

/** Those that can carry money: the site's own events. */
const WITH_MONEY = new Set(["event", "revenue", "script"]);

export const getGoals = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, body, headers }) => {
    const { startDate, endDate } = body;
    if ((startDate === undefined) !== (endDate === undefined)) {
      const field = startDate === undefined ? "startDate" : "endDate";
      throw new Problem("INVALID", "Give both startDate and endDate, or neither for the goals alone", { field });
    }
    const { widgetId, timezone } = await scopedProject(services, caller, body.widget_id);
    const zone = zoneOf(timezone, headers.tz);
    const period = startDate && endDate ? periodOf(startDate, endDate, zone) : undefined;
    return { widgetId, period, now: services.now() };
  },
  ask: async ({ entities, events }, { widgetId, period, now }, { signal }) => {
    const rows = await goalRows(entities).where("widget_id", "=", widgetId).orderBy("goal_name").execute();
    const uses = await usesOf(entities, widgetId);
    const currency = await currencyOf(entities, widgetId);
    const question = period && { widgetId, period, now, currency };
    return { rows, uses, currency, counted: question && (await goalStandings({ events, signal }, question, rows)) };
  },
  answer: ({ rows, uses, currency, counted }) => ({
    rows: rows.map((row, n) => {
      const standing = counted?.standings[n];
      if (!standing || !counted) return goalOf(row, uses);
      const { conversions, revenue, last_at } = standing;
      const conversion_rate = counted.sessions > 0 ? conversions / counted.sessions : null;
      const earned = WITH_MONEY.has(row.goal_type) && revenue > 0 ? revenue : null;
      return { ...goalOf(row, uses), standing: { conversions, conversion_rate, revenue: earned, last_at } };
    }),
    currency,
  }),
});
