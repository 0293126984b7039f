import { listRecordingComments as call } from "@sightline/schema/rest/recordings/comments";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { commentRows } from "./commentRows.ts";

export const listRecordingComments = route(call, {
  permit: member,
  gather: ({ services, caller, query }) => scopedProject(services, caller, query.widget_id),
  ask: ({ entities }, { widgetId }, { params: { key } }) => commentRows(entities, widgetId, { key }),
  answer: (rows) => ({ rows }),
});
