import { getVisitorSessions as call } from "@sightline/schema/rest/audience/profile";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { visitorSessions } from "./sql/visitorSessions.ts";

export const getVisitorSessions = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ events }, { widgetId }, { body: { visitor_id, session_id, after, direction, limit }, signal }) =>
    visitorSessions(
      { events, signal },
      { widget: widgetId, visitor: visitor_id, session: session_id, after, direction, limit },
    ),
  answer: (page) => page,
});
