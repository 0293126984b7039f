import { getMonthlyChart as call, type MonthCounts } from "@sightline/schema/rest/traffic/monthly";
import { readFilter } from "#host/analytics/filter/readFilter.ts";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { addDays, instantOf, localDay, localHour, zoneOf } from "#host/analytics/scope/zone.ts";
import { quarterStart } from "#host/analytics/intervals/quarters.ts";
import { monthlyCounts } from "./sql/monthlyCounts.ts";

const YEAR = 12;

/** `YYYY-MM` that many months after the month of a day. */
function monthOf(day: string, later: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7);
}

/** The same local hour a year earlier; for 29 February, the end of the day before. */
function yearBefore(hour: string): string {
  const day = `${Number(hour.slice(0, 4)) - 1}${hour.slice(4, 10)}`;
  return day.endsWith("-02-29") ? `${day.slice(0, 5)}03-01T00:00` : day + hour.slice(10);
}

export const getMonthlyChart = route(call, {
  permit: member,
  gather: async ({ body, caller, headers, services }) => {
    const project = await scopedProject(services, caller, body.widget_id);
    const zone = zoneOf(project.timezone, headers.tz);
    const now = services.now();
    const today = localDay(now, zone);
    const first = (later: number) => instantOf(`${monthOf(today, later)}-01`, zone);
    const hour = localHour(now, zone);
    const passed = Math.max(0, quarterStart(now) - instantOf(hour, zone));
    const lastYear = { from: first(-YEAR), to: instantOf(yearBefore(hour), zone) + passed };
    return {
      requested: {
        widgetId: project.widgetId,
        zone,
        filter: await readFilter(services.entities, project.widgetId, body),
      },
      months: Array.from({ length: body.months }, (_, n) => monthOf(today, n + 1 - body.months)),
      now: { from: first(1 - body.months), to: instantOf(addDays(today, 1), zone) },
      before: { from: first(1 - body.months - YEAR), to: first(-YEAR) },
      /** the same part of last year's month as has passed of this month, in whole quarters of an hour */
      lastYear,
    };
  },
  ask: ({ events }, { requested, ...periods }, { signal }) =>
    Promise.all([
      monthlyCounts({ events: events.cached, signal }, requested, periods.now),
      monthlyCounts({ events: events.cached, signal }, requested, periods.before),
      monthlyCounts({ events: events.cached, signal }, requested, periods.lastYear),
    ]),
  answer: ([now, before, lastYear], { months, requested }) => {
    const found = new Map(now.map((count) => [count.month, count]));
    const earlier = new Map([...before, ...lastYear].map((count) => [count.month, count]));
    const counts = (count: MonthCounts | undefined): MonthCounts => ({
      visitors: count?.visitors ?? 0,
      sessions: count?.sessions ?? 0,
      pageviews: count?.pageviews ?? 0,
    });
    return {
      rows: months.map((month, n) => ({
        month,
        ...counts(found.get(month)),
        previous: counts(earlier.get(monthOf(`${month}-01`, -YEAR))),
        partial: n === months.length - 1,
      })),
      timezone: requested.zone.name,
    };
  },
});
