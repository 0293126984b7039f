import { getMonthlyReport as call } from "@sightline/schema/rest/traffic/traffic";
import { readers } from "#host/http/permit.ts";
import { parseFilter } from "#host/analytics/filter/filter.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { refuseFixedRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { addDays, instantOf, localDay, zoneOf } from "#host/analytics/scope/zone.ts";
import { monthlyCounts } from "./sql/monthlyCounts.ts";

const MONTHS = 13;

/** The current month is the last one. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

export const getMonthlyReport = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async ({ body, caller, headers, services }) => {
    refuseFixedRange(caller);
    const project = await scopedProject(services, caller, body.widget_id);
    const zone = zoneOf(project.timezone, headers.tz);
    const now = services.now();
    const today = localDay(now, zone);
    const months = lastMonths(today);
    return {
      widgetId: project.widgetId,
      zone,
      months,
      period: { from: instantOf(`${months[0]}-01`, zone), to: instantOf(addDays(today, 1), zone) },
    };
  },
  ask: ({ events }, { widgetId, zone, period }, { signal }) =>
    monthlyCounts({ events: events.cached, signal }, { widgetId, zone, filter: parseFilter({}) }, period),
  answer: (rows, { months }) => {
    const found = new Map(rows.map((row) => [row.month, row]));
    return { rows: months.map((month) => found.get(month) ?? { month, visitors: 0, sessions: 0, pageviews: 0 }) };
  },
});
