import { checkTraffic as endpoint } from "@sightline/schema/rest/projects/projects";
import { anyone } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { trafficEver } from "./sql/trafficEver.ts";

export const checkTraffic = route(endpoint, {
  permit: anyone,
  gather: currentProject,
  ask: ({ events }, { widgetId }, { signal }) => trafficEver(events, widgetId, signal),
  answer: ({ pageviews, last }) => ({ pageview_total: pageviews, last_event_at: last }),
});
