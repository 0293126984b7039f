import { getAnnotations as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { readers } from "#host/http/permit.ts";
import { gatherReport } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { annotationOf, annotationsIn } from "#host/analytics/timeline/annotations.ts";
import { changesIn } from "#host/analytics/timeline/changes.ts";

/** Charts display them, so every viewer of a chart in the range may read the annotations visible to them. */
export const getAnnotations = route(endpoint, {
  permit: readers("dashboard", "analytics", "events", "acquisition", "funnel", "form"),
  gather: gatherReport,
  ask: ({ entities }, { project: { widgetId }, period, zone }, { body, caller }) =>
    Promise.all([
      annotationsIn(entities, widgetId, body, caller).execute(),
      changesIn(entities, { caller, widgetId, period, zone }),
    ]),
  answer: ([rows, changes]) => ({ rows: rows.map(annotationOf), changes }),
});
