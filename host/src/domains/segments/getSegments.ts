import { getSegments as endpoint } from "@sightline/schema/rest/segments/segments";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { segmentOf, segments } from "./segmentRows.ts";

export const getSegments = route(endpoint, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities }, { widgetId }) => segments(entities).where("widget_id", "=", widgetId).execute(),
  answer: (rows) => ({ rows: rows.map(segmentOf) }),
});
