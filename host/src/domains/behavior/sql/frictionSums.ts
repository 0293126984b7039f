// Friction in a period. A page is slow if its largest contentful paint is beyond the good limit at the 75th percentile.
// Pages with too few measurements are excluded.
import type { Friction } from "@sightline/schema/rest/behavior/friction";
import { sessionsWith } from "#host/analytics/visits/countSql.ts";
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { nullable, number } from "#host/stores/resultColumns.ts";
import { LEAST_MEASURED, vitalLimits } from "../vitalLimits.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";

const sumColumns = {
  rage: number,
  rage_sessions: number,
  dead: number,
  dead_sessions: number,
  errors: number,
  error_sessions: number,
  slow_pages: number,
  measured_pages: number,
  lcp: nullable(number),
};

export async function frictionSums(
  { events, signal }: QueryContext,
  { project, zone, filter }: ReportScope,
  period: Period,
  errors: CountedErrors,
): Promise<Friction> {
  // the errors of the error log: errors excluded there are excluded here
  const happenings = { rage: "type = 'rage'", dead: "type = 'dead'", error: errors.where };
  const where = `${whereSql(filter)} AND ${chosen(filter)}`;
  const isLcp = "type = 'vital' AND vital_name = 'LCP'";
  const counts = Object.entries(happenings).map(
    ([name, is]) => `countIf(${is}) AS ${name === "error" ? "errors" : name}, ${sessionsWith(is)} AS ${name}_sessions`,
  );
  const pages = `SELECT path, count() AS loads, quantileExactInclusive(0.75)(vital_value) AS p75
  FROM event WHERE ${where} AND ${isLcp} GROUP BY path HAVING loads >= ${LEAST_MEASURED}`;
  const [row] = await events.query(
    sumColumns,
    `SELECT * FROM (SELECT ${counts.join(",\n  ")},
  if(countIf(${isLcp}) = 0, NULL, quantileExactInclusiveIf(0.75)(vital_value, ${isLcp})) AS lcp
  FROM event WHERE ${where} AND type IN ('rage', 'dead', 'error', 'vital')) AS happened
CROSS JOIN (SELECT countIf(p75 > ${vitalLimits.LCP[0]}) AS slow_pages, count() AS measured_pages FROM (${pages})) AS paged`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...errors.params },
    signal,
  );
  const of = (count = 0, sessions = 0) => ({ count, sessions });
  return {
    rage: of(row?.rage, row?.rage_sessions),
    dead: of(row?.dead, row?.dead_sessions),
    errors: of(row?.errors, row?.error_sessions),
    slow_pages: row?.slow_pages ?? 0,
    measured_pages: row?.measured_pages ?? 0,
    lcp: row?.lcp ?? null,
  };
}
