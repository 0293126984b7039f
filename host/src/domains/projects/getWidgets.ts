import { getWidgets as endpoint } from "@sightline/schema/rest/projects/projects";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { pageviewsOfLastMinute } from "./pageviews.ts";
import { visibleRows } from "./visibleRows.ts";
import { widgetOf } from "./widgetOf.ts";

/** Every viewer may read the names of its visible projects, whatever else its link shows. */
export const getWidgets = route(endpoint, {
  permit: (move) => {
    if (move.body.paused) roles(0, 1)(move);
  },
  gather: ({ services, caller, body }) => visibleRows(services, caller, body.widget_id, body.paused),
  ask: (services, rows, { signal }) =>
    pageviewsOfLastMinute(
      services,
      rows.map((row) => row.widget_id),
      signal,
    ),
  answer: (counts, rows, { services }) =>
    rows.map((row) => widgetOf(row, counts.get(row.widget_id), services.env.TRACKER_URL)),
});
