import { sql } from "kysely";
import { getAnnotations as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { readers } from "#host/http/permit.ts";
import { gatherReport } from "#host/http/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { annotationOf, annotations } from "./sql/annotations.ts";

/** Charts show them, so whoever may see a chart of the range may read them. */
export const getAnnotations = route(endpoint, {
  permit: readers("dashboard", "analytics"),
  gather: gatherReport,
  // days and hours compare by the part that they have in common: a day holds all of its hours
  ask: ({ entities }, { project }, { body: { startDate, endDate } }) =>
    annotations(entities)
      .where("widget_id", "=", project.widgetId)
      .where(sql<boolean>`left(date, ${endDate.length}) <= ${endDate}`)
      .where(sql<boolean>`date >= left(${startDate}, length(date))`)
      .execute(),
  answer: (rows) => ({ rows: rows.map(annotationOf) }),
});
