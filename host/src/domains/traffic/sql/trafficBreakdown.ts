// Visits by value of a dimension. Most visitors first, ties by page views and name.
import { VISITORS_OF_VISITS } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { Dimension } from "@sightline/schema/rest/traffic/traffic";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { isInPeriod, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { offsetPage } from "#host/http/paging/offsetPage.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { dimensionSql, type Within } from "./dimensions.ts";
import { eventSource, visitSource } from "#host/analytics/visits/visitSource.ts";
import {
  chosen,
  measureColumns,
  measuresOf,
  measuresSql,
  visitsSql,
  type Measures,
} from "#host/analytics/visits/visits.ts";

interface Split {
  dimension: Dimension;
  /** for events: how they are counted, and which are hidden */
  naming: Naming | undefined;
}

/** The key of a breakdown row. */
export interface BreakdownKey {
  name: string;
  /** location of a place; without it, the dimension has no places or the place is unknown */
  country?: string;
  region?: string;
}

export const keyText = ({ name, country = "", region = "" }: BreakdownKey): string =>
  JSON.stringify([name, country, region]);

interface KeyColumns extends Partial<Record<`within_${Within}`, typeof text>> {
  label: typeof text;
}
type KeyRow = RowOf<Pick<KeyColumns, keyof KeyColumns>>;

const keyColumns = (dimension: Dimension): Pick<KeyColumns, keyof KeyColumns> => ({
  label: text,
  ...Object.fromEntries((dimensionSql[dimension].within ?? []).map((within) => [`within_${within}`, text])),
});

function keyOf({ label, within_country, within_region }: KeyRow): BreakdownKey {
  if (label === "") return { name: label };
  return {
    name: label,
    ...(within_country !== undefined && { country: within_country }),
    ...(within_region !== undefined && { region: within_region }),
  };
}

/**
 * One row per session and value, with the columns that `measures` aggregates. Page views are those of the page or hour.
 * In breakdowns by event, they are those of the whole session.
 */
function splitVisits(filter: EventFilter, period: Period, { dimension, naming }: Split): string {
  const { value: plain, of: all, inQuarters, within = [] } = dimensionSql[dimension];
  const value = naming ? naming.sql(plain) : plain;
  const of = naming && all ? `${all} AND ${value} NOT IN {hidden:Array(String)}` : all;
  const source = inQuarters ? visitSource(filter, period) : eventSource(filter);
  if (!of) {
    const around = within.map((place) => `if(label = '', '', toString(any(${place}))) AS within_${place}`);
    const visits = visitsSql(source, [`${value} AS label`, ...around]);
    // a visitor with events but without page views is a visitor of the range: a value of every session counts them all
    return dimension === "exit" ? `SELECT * FROM (${visits}) WHERE views > 0` : visits;
  }
  const values =
    source.of === "quarters"
      ? `groupArrayArrayIf(${inQuarters}, ${isInPeriod("ts")})`
      : `groupArrayIf(${value}, ${isInPeriod("ts")} AND ${chosen(filter, of)})`;
  const columns = [`${values} AS all_values`, "arrayDistinct(all_values) AS found"];
  if (dimension === "event") {
    return `SELECT *, label FROM (${visitsSql(source, columns)}) ARRAY JOIN found AS label WHERE views > 0`;
  }
  // counted before the arrays are unfolded, so that no array is copied for each of its values
  const counted = [...columns, "arrayMap(one -> countEqual(all_values, one), found) AS times"];
  return `SELECT * EXCEPT (views, all_values, found, times), label, times_of AS views
  FROM (${visitsSql(source, counted)}) ARRAY JOIN found AS label, times AS times_of`;
}

export type BreakdownMeasures = Measures & BreakdownKey;

export async function trafficBreakdown(
  context: QueryContext,
  { project, zone, filter, period }: ReportScope,
  { dimension, naming, ...page }: Split & { limit: number; offset: number },
): Promise<{ rows: BreakdownMeasures[]; total: number }> {
  const columns = keyColumns(dimension);
  const key = Object.keys(columns).join(", ");
  const split = `SELECT ${key}, ${measuresSql()} FROM (${splitVisits(filter, period, { dimension, naming })}) GROUP BY ${key}`;
  const params = { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...naming?.params };
  const order = `m_visitors DESC, m_pageviews DESC, ${key}`;
  const { rows, total } = await offsetPage(
    context,
    { columns: { ...columns, ...measureColumns() }, sql: split, order, params },
    page,
  );
  return { rows: rows.map((row) => ({ ...measuresOf(row), ...keyOf(row) })), total };
}

/** Rows of `label, visitor`, at least one per value of each visitor. */
function splitVisitors(filter: EventFilter, period: Period, split: Split): string {
  const { value, of, inQuarters, ofRow, within = [] } = dimensionSql[split.dimension];
  const source = inQuarters ? visitSource(filter, period) : eventSource(filter);
  if (ofRow) {
    const visitor = source.of === "quarters" ? "visitor" : "visitor_id AS visitor";
    const around = within.map((place) => `if(label = '', '', toString(${place})) AS within_${place}`);
    return `SELECT ${[`${ofRow} AS label`, ...around, visitor].join(", ")} FROM ${source.plain.from}`;
  }
  if (of !== IS_PAGE_VIEW) return splitVisits(filter, period, split);
  return source.of === "quarters"
    ? `SELECT arrayJoin(arrayDistinct(${inQuarters})) AS label, visitor FROM ${source.plain.from}`
    : `SELECT ${value} AS label, visitor_id AS visitor FROM ${source.active.from} AND ${chosen(filter, IS_PAGE_VIEW)}`;
}

/** Visitors of given values in another period, by `keyText`. */
export async function breakdownVisitors(
  { events, signal }: QueryContext,
  { project, zone, filter }: ReportScope,
  period: Period,
  { dimension, naming, names }: Split & { names: string[] },
): Promise<Map<string, number>> {
  const columns = keyColumns(dimension);
  const key = Object.keys(columns).join(", ");
  const rows = await events.query(
    { ...columns, visitors: number },
    `SELECT ${key}, ${VISITORS_OF_VISITS} AS visitors FROM (${splitVisitors(filter, period, { dimension, naming })})
WHERE label IN {names:Array(String)} GROUP BY ${key}`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...naming?.params, names },
    signal,
  );
  return new Map(rows.map((row) => [keyText(keyOf(row)), row.visitors]));
}
