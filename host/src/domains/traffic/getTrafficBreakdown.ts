import { getTrafficBreakdown as call } from "@sightline/schema/rest/traffic/traffic";
import { readers } from "#host/http/permit.ts";
import { gatherReport } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { only, trafficReport } from "./report/trafficReport.ts";

export const getTrafficBreakdown = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: gatherReport,
  ask: ({ events, entities }, scope, { signal, body }) =>
    trafficReport({ events: events.cached, entities, signal }, scope, { breakdowns: [body] }),
  answer: ({ breakdowns }) => only(breakdowns),
});
