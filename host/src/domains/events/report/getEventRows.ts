import { getEventRows as endpoint } from "@sightline/schema/rest/events/report";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherReport } from "#host/http/scope/reportScope.ts";
import { refuseOtherEvents } from "./refuseOtherEvents.ts";
import { newestOfEvent } from "./sql/newestOfEvent.ts";

export const getEventRows = route(endpoint, {
  permit: readers("events"),
  gather: async (move) => {
    const { key, value } = move.body;
    refuseOtherEvents(move.caller, move.body);
    const { project, zone, period, filter } = await gatherReport(move);
    return { widgetId: project.widgetId, zone, period, filter, key, value };
  },
  ask: ({ events }, question, { signal, body: { limit, offset } }) =>
    newestOfEvent({ events, signal }, question, { limit, offset }),
  answer: (rows) => ({ rows }),
});
