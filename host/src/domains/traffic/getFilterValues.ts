import { getFilterValues as call } from "@sightline/schema/rest/traffic/traffic";
import { readers } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { refuseHeldRange } from "#host/http/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { zoneOf } from "#host/http/scope/zone.ts";
import { filterValues } from "./sql/filterValues.ts";

const DAYS_90 = 90 * 86_400_000;

export const getFilterValues = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async ({ body, caller, headers, services }) => {
    refuseHeldRange(caller);
    const project = await scopedProject(services, caller, body.widget_id);
    const now = services.now();
    return {
      widgetId: project.widgetId,
      zone: zoneOf(project.timezone, headers.tz),
      period: { from: now - DAYS_90, to: now + 1 },
      criteria: body.criteria,
      text: body.q,
    };
  },
  ask: ({ events }, question, { signal }) => filterValues({ events, signal }, question),
  answer: (rows) => ({ rows }),
});
