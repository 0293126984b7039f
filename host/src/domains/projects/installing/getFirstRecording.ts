import { getFirstRecording as endpoint } from "@sightline/schema/rest/projects/installing";
import { member } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { firstRecordings } from "./firstRecordings.ts";

export const getFirstRecording = route(endpoint, {
  permit: member,
  gather: currentProject,
  ask: (services, { widgetId }) => firstRecordings(services).get(widgetId),
  answer: (first) => ({
    session: first?.session ?? null,
    location: [first?.city, first?.country].filter(Boolean).join(", ") || null,
  }),
});
