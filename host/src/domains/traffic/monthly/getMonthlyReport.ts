import { getMonthlyReport as call } from "@sightline/schema/rest/traffic/traffic";
import { readers } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { refuseHeldRange } from "#host/http/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { instantOf, localDay, zoneOf } from "#host/http/scope/zone.ts";
import { monthlyTraffic } from "../sql/monthlyTraffic.ts";

const MONTHS = 13;

/** The running month is the last of them. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

export const getMonthlyReport = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async ({ body, caller, headers, services }) => {
    refuseHeldRange(caller);
    const project = await scopedProject(services, caller, body.widget_id);
    const zone = zoneOf(project.timezone, headers.tz);
    const now = services.now();
    const months = lastMonths(localDay(now, zone));
    return {
      widgetId: project.widgetId,
      zone,
      months,
      period: { from: instantOf(`${months[0]}-01`, zone), to: now + 1 },
    };
  },
  ask: ({ events }, question, { signal }) => monthlyTraffic({ events, signal }, question),
  answer: (rows, { months }) => {
    const found = new Map(rows.map((row) => [row.month, row]));
    return { rows: months.map((month) => found.get(month) ?? { month, visitors: 0, sessions: 0, pageviews: 0 }) };
  },
});
