import { checkTraffic as endpoint } from "@sightline/schema/rest/projects/projects";
import { anyone } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { route } from "#host/http/route.ts";
import { trafficEver } from "./sql/trafficEver.ts";

export const checkTraffic = route(endpoint, {
  permit: anyone,
  gather: ({ services, caller, headers }) => scopedProject(services, caller, headers.widgetId),
  ask: ({ events }, { widgetId }, { signal }) => trafficEver(events, widgetId, signal),
  answer: ({ pageviews, last }) => ({ pageview_total: pageviews, last_event_at: last }),
});
