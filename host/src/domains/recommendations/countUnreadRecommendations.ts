import { countUnreadRecommendations as endpoint } from "@sightline/schema/rest/recommendations/recommendations";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { unreadOf } from "./unreadOf.ts";

export const countUnreadRecommendations = route(endpoint, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: (services, project, { signal }) => unreadOf(services, project, signal),
  answer: ({ total_recomm }) => ({ total_recomm }),
});
