import { getFirstRecording as endpoint } from "@sightline/schema/rest/installing";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { firstRecording } from "./firstRecording.ts";

export const getFirstRecording = route(endpoint, {
  permit: member,
  gather: ({ services, caller, headers }) => scopedProject(services, caller, headers.widgetId),
  ask: ({ events }, { widgetId }, { signal }) => firstRecording(events, widgetId, signal),
  answer: (first) => ({
    session: first?.session ?? null,
    location: [first?.city, first?.country].filter(Boolean).join(", ") || null,
  }),
});
