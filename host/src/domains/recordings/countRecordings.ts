import { countRecordings as call } from "@sightline/schema/rest/recordings/usage";
import { monthStart } from "#host/analytics/usage/month.ts";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { recordedSince } from "./sql/recordedSince.ts";

export const countRecordings = route(call, {
  permit: member,
  gather: ({ services, caller, query }) => scopedProject(services, caller, query.widget_id),
  ask: ({ events, now }, { widgetId }, { signal }) =>
    recordedSince({ events, signal }, widgetId, monthStart(now()).toISOString().slice(0, 10)),
  answer: (recorded) => ({ recorded }),
});
