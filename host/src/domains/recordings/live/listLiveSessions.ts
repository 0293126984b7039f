import { listLiveSessions as call, MAX_LIVE_SESSIONS } from "@sightline/schema/rest/recordings/live";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";

export const listLiveSessions = route(call, {
  permit: member,
  gather: ({ services, caller, query }) => scopedProject(services, caller, query.widget_id),
  ask: ({ recordings }, { widgetId }) => recordings.live.list(widgetId),
  answer: (sessions) => ({ rows: sessions.slice(0, MAX_LIVE_SESSIONS), total: sessions.length }),
});
