import { getAnnotations as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { readers } from "#host/http/permit.ts";
import { gatherReport } from "#host/http/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { annotationOf, annotationsIn } from "./sql/annotations.ts";

/** Charts show them, so whoever may see a chart of the range may read those that are meant for them. */
export const getAnnotations = route(endpoint, {
  permit: readers("dashboard", "analytics", "events"),
  gather: gatherReport,
  ask: ({ entities }, { project }, { body, caller }) =>
    annotationsIn(entities, project.widgetId, body, caller).execute(),
  answer: (rows) => ({ rows: rows.map(annotationOf) }),
});
