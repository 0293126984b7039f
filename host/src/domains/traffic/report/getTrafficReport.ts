import { getTrafficReport as call } from "@sightline/schema/rest/traffic/parts";
import { readers } from "#host/http/permit.ts";
import { gatherReport } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { trafficReport } from "./trafficReport.ts";

export const getTrafficReport = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: gatherReport,
  ask: ({ events, entities }, scope, { signal, body }) =>
    trafficReport({ events: events.cached, entities, signal }, scope, body),
  answer: (report) => report,
});
