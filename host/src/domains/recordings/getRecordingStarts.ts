import { getRecordingStarts as call } from "@sightline/schema/rest/recordings/recordings";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { recordingStarts } from "./sql/recordingStarts.ts";

export const getRecordingStarts = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ events }, { widgetId }, { body, signal }) => recordingStarts({ events, signal }, widgetId, body.sessions),
  answer: (rows) => ({
    rows: rows.map(({ session_id, visitor, started, ended }) => ({
      key: session_id,
      visitor_id: visitor,
      start: new Date(started).toISOString(),
      end: new Date(ended).toISOString(),
    })),
  }),
});
