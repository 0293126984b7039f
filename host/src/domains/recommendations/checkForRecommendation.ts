import { checkForRecommendation as endpoint } from "@sightline/schema/rest/recommendations/recommendations";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { unreadOf } from "./unreadOf.ts";

export const checkForRecommendation = route(endpoint, {
  permit: member,
  gather: ({ services, caller, params }) => scopedProject(services, caller, params.widget_id),
  ask: (services, project, { signal }) => unreadOf(services, project, signal),
  answer: (found) => found,
});
