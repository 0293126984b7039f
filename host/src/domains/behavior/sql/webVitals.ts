// Page speed: exact quantiles over all measurements of a period, and the share of measurements within the limits.
import { VitalName } from "@sightline/schema/rest/behavior/vitalName";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, oneOf, type RowOf, tuple } from "#host/stores/resultColumns.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { vitalLimits } from "../vitalLimits.ts";

const columns = {
  name: oneOf(...VitalName.options),
  measured: number,
  /** the median, p75 and p95 */
  quantiles: tuple(number, number, number),
  good: number,
  poor: number,
};
export type VitalMeasures = RowOf<typeof columns>;

const validated = Object.entries(vitalLimits).flatMap(([name, limits]) => (limits ? [{ name, limits }] : []));

/** Whether a measurement is beyond one of the two limits of its vital. Vitals without limits are beyond both. */
const beyond = (limit: 0 | 1) =>
  `vital_value > transform(vital_name, [${validated.map(({ name }) => `'${name}'`).join(", ")}],
    [${validated.map(({ limits }) => `toFloat64(${limits[limit]})`).join(", ")}], toFloat64(0))`;

export async function webVitals(
  { events, signal }: QueryContext,
  { project, zone, filter }: ReportScope,
  period: Period,
): Promise<Map<VitalName, VitalMeasures>> {
  const rows = await events.query(
    columns,
    `SELECT toString(vital_name) AS name, count() AS measured,
  quantilesExactInclusive(0.5, 0.75, 0.95)(vital_value) AS quantiles,
  countIf(NOT (${beyond(0)})) AS good, countIf(${beyond(1)}) AS poor
FROM event WHERE ${whereSql(filter)} AND ${chosen(filter)} AND type = 'vital' GROUP BY name`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return new Map(rows.map((row) => [row.name, row]));
}
