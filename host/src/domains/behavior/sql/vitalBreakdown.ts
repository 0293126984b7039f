// Page speed by page, device, country or browser. Most measured page loads first.
import type { PerformanceDimension } from "@sightline/schema/rest/behavior/performance";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { LEAST_MEASURED, vitalNames } from "../vitalLimits.ts";

const columnOf: Record<PerformanceDimension, string> = {
  page: "path",
  device: "device",
  country: "country",
  browser: "browser",
};

const vitalColumns = {
  name: text,
  loads: number,
  lcp: nullable(number),
  inp: nullable(number),
  cls: nullable(number),
  fcp: nullable(number),
  ttfb: nullable(number),
  load: nullable(number),
  total: number,
};
export type VitalsOf = RowOf<typeof vitalColumns>;

/**
 * A load is a page view. For senders without page view ids, it is a measurement of the most frequently measured vital.
 */
export function vitalBreakdown(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
  { dimension, limit, offset }: { dimension: PerformanceDimension; limit: number; offset: number },
): Promise<VitalsOf[]> {
  const vitals = vitalNames.map((name) => {
    const is = `vital_name = '${name}'`;
    return `if(countIf(${is}) < ${LEAST_MEASURED}, NULL, quantileExactInclusiveIf(0.75)(vital_value, ${is})) AS ${name.toLowerCase()}`;
  });
  const counts = vitalNames.map((name) => `countIf(vital_name = '${name}')`);
  return events.query(
    vitalColumns,
    `SELECT toString(${columnOf[dimension]}) AS name, greatest(${counts.join(", ")}) AS loads, ${vitals.join(",\n  ")},
  count() OVER () AS total
FROM event WHERE ${whereSql(filter)} AND ${chosen(filter)} AND type = 'vital'
GROUP BY name ORDER BY loads DESC, name LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, limit, offset },
    signal,
  );
}
