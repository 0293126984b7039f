import { findRecording as call } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { newestRecording } from "./sql/newestRecording.ts";

export const findRecording = route(call, {
  permit: member,
  gather: ({ services, caller, query }) => scopedProject(services, caller, query.widget_id),
  ask: async ({ events }, { widgetId }, { params, signal }) => {
    const key = await newestRecording({ events, signal }, widgetId, params.findSession);
    if (key === undefined) throw new Problem(recordingsRefusals.none());
    return key;
  },
  answer: (key) => ({ key }),
});
