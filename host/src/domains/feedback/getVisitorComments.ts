import { getVisitorComments as call } from "@sightline/schema/rest/feedback/ofVisitor";
import { member } from "#host/http/permit.ts";
import { visitorComments } from "#host/analytics/comments/visitorComments.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";

export const getVisitorComments = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities }, { widgetId }, { body }) => visitorComments(entities, { widgetId, visitor: body.visitor_id }),
  answer: (rows) => ({ rows }),
});
