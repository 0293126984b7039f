// Splits by dimensions of which a session has one value, in either table.
import { VISITORS_OF_VISITS } from "#host/analytics/visits/countSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import type { Dimension } from "@sightline/schema/rest/traffic/traffic";
import { keyOf, keyText } from "./breakdownKey.ts";
import { dimensionSql, type Within } from "./dimensions.ts";

export const isOfSessions = (dimension: Dimension): boolean => dimensionSql[dimension].ofRow !== undefined;

/** The value of a row of either table, as expressions of some of its columns. */
export function rowKey(dimension: Dimension) {
  const { ofRow = { value: "''", columns: [] }, within = [] } = dimensionSql[dimension];
  const label = ofRow.value;
  // unknown places are one value, whatever is around them
  const around = (place: Within) => (within.includes(place) ? `if(${label} = '', '', toString(${place}))` : "''");
  const texts = within.length === 0 && ofRow.columns.length === 1 ? ofRow.columns : [label, ...within.map(around)];
  return {
    columns: [...ofRow.columns, ...within],
    label,
    country: around("country"),
    region: around("region"),
    hash: `cityHash64(${texts.join(", ")})`,
  };
}

/** Visitors of given values in a period, by `keyText`, for each split: one scan for all. */
export async function sessionVisitors(
  { events, signal }: QueryContext,
  { project, zone, filter }: ReportScope,
  period: Period,
  splits: readonly { dimension: Dimension; names: string[] }[],
): Promise<Map<string, number>[]> {
  if (splits.every(({ names }) => names.length === 0)) return splits.map(() => new Map());
  const source = visitSource(filter, period);
  const keys = splits.map(({ dimension }) => rowKey(dimension));
  const columns = keys.flatMap(({ label, country, region }, n) => [
    `${label} AS label_${n}`,
    `${country} AS country_${n}`,
    `${region} AS region_${n}`,
  ]);
  const visitor = source.of === "quarters" ? "visitor" : "visitor_id AS visitor";
  const joined = (name: string) => `concat('', ${keys.map((_, n) => `${name}_${n}`).join(", ")})`;
  const part = keys.map((_, n) => `if(grouping(label_${n}) = 0, ${n + 1}, 0)`).join(" + ");
  const sets = keys.map((_, n) => `(label_${n}, country_${n}, region_${n})`).join(", ");
  const rows = await events.query(
    { part: number, label: text, within_country: text, within_region: text, visitors: number },
    `SELECT * FROM (SELECT ${part} AS part, ${joined("label")} AS label, ${joined("country")} AS within_country,
    ${joined("region")} AS within_region, ${VISITORS_OF_VISITS} AS visitors
  FROM (SELECT ${[...columns, visitor].join(", ")} FROM ${source.plain.from}) GROUP BY GROUPING SETS (${sets}))
WHERE has({names:Array(Array(String))}[part], label)`,
    {
      ...periodParams(project.widgetId, zone.name, period),
      ...filter.params,
      names: splits.map(({ names }) => names),
    },
    signal,
  );
  const byPart = Map.groupBy(rows, (row) => row.part);
  return splits.map(
    ({ dimension }, n) =>
      new Map((byPart.get(n + 1) ?? []).map((row) => [keyText(keyOf(dimension, row)), row.visitors])),
  );
}
