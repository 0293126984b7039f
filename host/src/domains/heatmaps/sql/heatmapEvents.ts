// The events that a heatmap shows.
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import type { HeatmapScope } from "../heatmapScope.ts";

export const heatmapParams = ({ project, zone, period, filter }: HeatmapScope) => ({
  ...periodParams(project.widgetId, zone.name, period),
  ...filter.params,
});

/** WHERE of human events of the period on the heatmap's pages and devices that the filter selects. */
export const heatmapEvents = ({ filter, page, devices }: HeatmapScope, only: string): string =>
  [whereSql(filter), chosen(filter, only), page.sql, ...devices].join("\n    AND ");
