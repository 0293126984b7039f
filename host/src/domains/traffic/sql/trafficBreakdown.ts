// How do visits split over the values of a dimension? Most visitors first, ties by page views and name.
import type { Dimension } from "@sightline/schema/rest/traffic/traffic";
import type { Naming } from "#host/http/filter/eventNaming.ts";
import type { EventFilter } from "#host/http/filter/filter.ts";
import { periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";
import { dimensionSql } from "./dimensions.ts";
import { chosen, measuresOf, measuresSql, visitsSql, type Measures, type MeasuresRow } from "./visits.ts";

/**
 * One row a session and value, with the columns that `measures` add up. Views are those of one page or hour, but those
 * of the whole session where it is split by its events.
 */
function splitVisits(filter: EventFilter, dimension: Dimension, naming: Naming | undefined): string {
  const { value: plain, of: all } = dimensionSql[dimension];
  const value = naming ? naming.sql(plain) : plain;
  const of = naming && all ? `${all} AND ${value} NOT IN {hidden:Array(String)}` : all;
  if (!of) return `SELECT * FROM (${visitsSql(filter, { columns: [`${value} AS label`] })}) WHERE views > 0`;
  const visits = visitsSql(filter, { columns: [`groupArrayIf(${value}, ${chosen(filter, of)}) AS labels`] });
  const each = `SELECT *, label FROM (${visits}) ARRAY JOIN arrayDistinct(labels) AS label WHERE views > 0`;
  return dimension === "event" ? each : `SELECT * REPLACE (countEqual(labels, label) AS views) FROM (${each})`;
}

interface Split {
  dimension: Dimension;
  /** of events: how they are counted, and which are left out */
  naming: Naming | undefined;
}

export interface BreakdownMeasures extends Measures {
  name: string;
}

export async function trafficBreakdown(
  { events, signal }: Asking,
  { project, zone, filter, period }: ReportScope,
  { dimension, naming, limit, offset }: Split & { limit: number; offset: number },
): Promise<{ rows: BreakdownMeasures[]; total: number }> {
  const split = `SELECT label, ${measuresSql()} FROM (${splitVisits(filter, dimension, naming)}) GROUP BY label`;
  const params = { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...naming?.params };
  const rows = await events.query<MeasuresRow & { label: string; total: number }>(
    `SELECT *, count() OVER () AS total FROM (${split})
ORDER BY m_visitors DESC, m_pageviews DESC, label LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...params, limit, offset },
    signal,
  );
  const found = rows[0]?.total ?? 0;
  const isBeyond = rows.length === 0 && offset > 0;
  const counted = isBeyond
    ? await events.query<{ total: number }>(`SELECT count() AS total FROM (${split})`, params, signal)
    : [];
  return { rows: rows.map((row) => ({ ...measuresOf(row), name: row.label })), total: counted[0]?.total ?? found };
}

/** Visitors of some values in another period. */
export async function breakdownVisitors(
  { events, signal }: Asking,
  { project, zone, filter }: ReportScope,
  period: Period,
  { dimension, naming, names }: Split & { names: string[] },
): Promise<Map<string, number>> {
  const rows = await events.query<{ label: string; visitors: number }>(
    `SELECT label, uniqExact(visitor) AS visitors FROM (${splitVisits(filter, dimension, naming)})
WHERE label IN {names:Array(String)} GROUP BY label`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...naming?.params, names },
    signal,
  );
  return new Map(rows.map((row) => [row.label, row.visitors]));
}
