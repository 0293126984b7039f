import { getRecommendationStatus as endpoint } from "@sightline/schema/rest/recommendations/recommendations";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { isEnabled } from "./isEnabled.ts";

export const getRecommendationStatus = route(endpoint, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widgetId),
  ask: ({ entities }, { widgetId }) => isEnabled(entities, widgetId),
  answer: (status) => status,
});
