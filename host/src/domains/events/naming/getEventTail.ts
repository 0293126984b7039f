import { getEventTail as endpoint } from "@sightline/schema/rest/events/naming";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { tailOfEvents } from "./sql/tailOfEvents.ts";

/** No share link includes it, so only members and API keys can read it. */
export const getEventTail = route(endpoint, {
  permit: readers(),
  gather: async (move) => {
    const { widgetId } = await currentProject(move);
    return { widgetId, now: move.services.now() };
  },
  ask: async ({ events, entities }, { widgetId, now }, { signal }) => {
    const naming = await eventNaming(entities, widgetId);
    return { naming, rows: await tailOfEvents({ events, signal }, { widgetId, now, naming }) };
  },
  answer: ({ naming, rows }, { now }) => ({
    at: new Date(now).toISOString(),
    rows: rows.map((row) => ({ ...row, display_name: naming.of(row.name).display_name })),
  }),
});
