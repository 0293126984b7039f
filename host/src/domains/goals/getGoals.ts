import { getGoals as endpoint } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { resolveGoals } from "#host/analytics/goals/resolveGoals.ts";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { mainCurrency } from "#host/analytics/goals/mainCurrency.ts";
import { moneyParams } from "#host/analytics/goals/moneySql.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { periodOf, until } from "#host/analytics/scope/reportRange.ts";
import { zoneOf } from "#host/analytics/scope/zone.ts";
import { goalOf, goalRows, relationsOf, type GoalRow } from "./goalOf.ts";
import { goalStandings, lastReached } from "./sql/goalStandings.ts";

const NONE = { visits: [], rows: [], params: {} };

/** Goal types whose events can have a monetary value: the site's own events. */
const WITH_MONEY = new Set(["event", "revenue", "script", "funnelStep", "formCompleted"]);

/** The conversions of an archived goal on a funnel or form are found in its own report. */
const isListedOnly = (row: GoalRow) => row.archived_at !== null && hasSubject(row);

export const getGoals = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, body, headers }) => {
    const { startDate, endDate } = body;
    if ((startDate === undefined) !== (endDate === undefined)) {
      const field = startDate === undefined ? "startDate" : "endDate";
      throw new Problem(goalsRefusals.oneDate(), { field });
    }
    const project = await scopedProject(services, caller, body.widget_id);
    const zone = zoneOf(project.timezone, headers.tz);
    const period = startDate && endDate ? until(periodOf(startDate, endDate, zone), headers.asOf) : undefined;
    return { project, zone, period, now: services.now(), last: body.last ?? false };
  },
  ask: async ({ entities, events }, { project, period, now, last }, { signal }) => {
    const { widgetId } = project;
    const context = { events, signal };
    const rows = await goalRows(entities).where("widget_id", "=", widgetId).orderBy("goal_name").execute();
    const relations = await relationsOf(entities, widgetId, rows);
    const places = rows.flatMap((row, place) => (isListedOnly(row) ? [] : [place]));
    const listed = rows.filter((row) => !isListedOnly(row));
    const goals = period || last ? await resolveGoals(entities, widgetId, listed) : [];
    const times = last ? await lastReached(context, { widgetId, now }, goals) : undefined;
    if (!period) return { rows, relations, places, times, currency: project.currency, counted: undefined };
    const currency = await mainCurrency(context, { project, period, filter: NONE }, "type IN ('event', 'goal')");
    const counted = await goalStandings(context, { widgetId, period, ...moneyParams(currency) }, goals);
    return { rows, relations, places, times, currency: currency || null, counted };
  },
  answer: ({ rows, relations, places, times, currency, counted }, { period, zone }) => ({
    rows: rows.map((row, place) => {
      const n = places.indexOf(place);
      const standing = counted?.standings[n];
      const goal = { ...goalOf(row, relations(row)), ...(times && { last_at: times[n] ?? null }) };
      if (!standing || !counted) return goal;
      const { conversions, revenue } = standing;
      const conversion_rate = counted.sessions > 0 ? conversions / counted.sessions : null;
      const earned = WITH_MONEY.has(row.goal_type) && revenue > 0 ? revenue : null;
      return { ...goal, standing: { conversions, conversion_rate, revenue: earned } };
    }),
    currency,
    ...(period && { range: { startDate: period.startDate, endDate: period.endDate, timezone: zone.name } }),
  }),
});
