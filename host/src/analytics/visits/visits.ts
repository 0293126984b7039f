// Visits as rows and the measures aggregated over them. analytics/visits/visitSql.ts defines visits and the interval to
// which their measures belong. With a filter, the selected events determine which visits, visitors and page views
// count. Duration, engaged time and bounce are those of the whole visit. Counts are exact, never sampled.
import { isConversion, VISITORS_OF_VISITS } from "./countSql.ts";
import { isBounce } from "./visitSql.ts";
import type { EventFilter } from "../filter/filter.ts";
import { IS_HUMAN, IN_PERIOD } from "./humanTrafficSql.ts";
import { type Column, number, type RowOf } from "#host/stores/resultColumns.ts";

/** Condition for the selected events: "" if the filter doesn't distinguish events of a session. */
export function chosen(filter: EventFilter, and = "1"): string {
  return [and, ...filter.rows].filter((part) => part !== "1").join(" AND ") || "1";
}

/** Condition for the events of visits that can match the filter. */
export function whereSql(filter: EventFilter, span = IN_PERIOD): string {
  return [span, IS_HUMAN, ...filter.visits].join("\n    AND ");
}

export interface VisitSource {
  /** "quarters": one row per session and quarter hour */
  of: "events" | "quarters";
  /** table and condition, over whole visits; needs periodParams and the filter's parameters */
  from: string;
  /** aggregates over the rows of one session, under the names that `measures` uses */
  facts: readonly string[];
  having: string;
  /** activity that needs no aggregation by visit: the same numbers in less than half the time */
  plain: { from: string; visitors: string; sessions: string; pageviews: string; conversions?: string };
  /** condition on its rows: they belong to the first visit of their visitor */
  isFirstVisit: string;
  /** the rows of `active` that belong to sessions with a conversion, if these are found without visits */
  converting?: string;
  /** over the events of the period only; a visit in it may have begun earlier */
  active: { from: string; facts: readonly string[]; having: string };
}

/** One row per visit of the period, as input of `measures`. Parameters: periodParams and the filter's. */
export function visitsSql({ from, facts, having }: VisitSource, columns: readonly string[] = []): string {
  return `SELECT ${["session_id", ...facts, ...columns].join(",\n    ")}\n  FROM ${from}\n  GROUP BY session_id ${having}`;
}

/**
 * Activity in an interval: a visit counts in each interval in which it is active. Aggregated over the rows of
 * `visitsSql`.
 */
const activity = {
  visitors: VISITORS_OF_VISITS,
  sessions: "countIf(views > 0)",
  pageviews: "sum(views)",
  conversions: `countIf(${isConversion({ views: "views", reached: "converted" })})`,
} as const;
/** Measures of whole visits, counted in the interval in which they began. */
const beginnings = {
  begun: "countIf(begins)",
  lasted_ms: "sumIf(lasted_ms, begins)",
  used_ms: "sumIf(used_ms, begins)",
  bounces: `countIf(begins AND ${isBounce({ views: "all_views", interactions: "interactions", lasted: "lasted_ms" })})`,
} as const;
const measures = { ...activity, ...beginnings } as const;

type Activity = keyof typeof activity;
type Beginning = keyof typeof beginnings;
export type Measure = Activity | Beginning;
export type Measures = Record<Measure, number>;

export const allMeasures = Object.keys(measures) as Measure[];
export const activityMeasures = Object.keys(activity) as Activity[];
const isBeginning = (name: Measure): name is Beginning => name in beginnings;
const isActivity = (name: Measure): name is Activity => name in activity;

/** metricValues.ts computes ratios from these measures. */
export function measuresSql(names: readonly Measure[] = allMeasures): string {
  return names.map((name) => `${measures[name]} AS m_${name}`).join(", ");
}

interface Part {
  names: readonly Measure[];
  sql: string;
}

/** Activity per interval, grouped by an expression over columns of both tables, such as the hour of the day. */
function activityParts(source: VisitSource, names: readonly Activity[], by: string): Part[] {
  const { from, ...plain } = source.plain;
  const { active, converting } = source;
  const plainNames = names.filter((name) => plain[name]);
  const plainPart = {
    names: plainNames,
    sql: `SELECT ${[`${by} AS slot`, ...plainNames.map((name) => `${plain[name]} AS m_${name}`)].join(", ")} FROM ${from} GROUP BY slot`,
  };
  if (plainNames.length === names.length) return [plainPart];
  const ofVisits = (some: readonly Activity[], rows: string) => ({
    names: some,
    sql: `SELECT slot, ${measuresSql(some)}
FROM (SELECT ${["session_id", `${by} AS slot`, ...active.facts].join(", ")} FROM ${rows}
  GROUP BY session_id, slot ${active.having})
GROUP BY slot`,
  });
  if (converting === undefined) return [ofVisits(names, active.from)];
  const others = ofVisits(
    names.filter((name) => !plain[name]),
    converting,
  );
  return plainNames.length > 0 ? [plainPart, others] : [others];
}

/** The visits that began in an interval, grouped by an expression over `started`. */
const beginningsPart = (source: VisitSource, names: readonly Beginning[], by: string): Part => ({
  names,
  sql: `SELECT ${by} AS slot, ${measuresSql(names)}\nFROM (${visitsSql(source)})\nWHERE begins GROUP BY slot`,
});

/** Both kinds of measures, grouped by an expression over a time column. A slot may have several rows, to be added up. */
export function measuresBySql(
  source: VisitSource,
  names: readonly Measure[],
  slotOf: (column: string) => string,
): string {
  const [begun, active] = [names.filter(isBeginning), names.filter(isActivity)];
  const parts = [
    ...(active.length > 0 ? activityParts(source, active, slotOf("ts")) : []),
    ...(begun.length > 0 ? [beginningsPart(source, begun, slotOf("started"))] : []),
  ];
  const columns = (own: readonly Measure[]) =>
    names.map((name) => (own.includes(name) ? `m_${name}` : `0 AS m_${name}`)).join(", ");
  const rows = parts.map((part) => `SELECT slot, ${columns(part.names)} FROM (${part.sql})`);
  return `SELECT * REPLACE (toString(slot) AS slot) FROM (${rows.join("\nUNION ALL ")})`;
}

export type MeasureColumns<Name extends Measure = Measure> = { [One in Name as `m_${One}`]: Column<number> };
type MeasuresRow = RowOf<MeasureColumns>;

/** Of `measuresSql` of the same names. */
export const measureColumns = <Name extends Measure = Measure>(names: readonly Name[] = allMeasures as Name[]) =>
  Object.fromEntries(names.map((name) => [`m_${name}`, number])) as MeasureColumns<Name>;

export function measuresOf(row: Partial<MeasuresRow>): Measures {
  return Object.fromEntries(allMeasures.map((name) => [name, row[`m_${name}`] ?? 0])) as Measures;
}

type SlotRow = Partial<MeasuresRow> & { slot: string };

/** Over a row of visits that began in a slot. Other rows contain the activity in the slot. */
export const beginningsOf = ({
  slot,
  m_begun = 0,
  m_lasted_ms = 0,
  m_used_ms = 0,
  m_bounces = 0,
}: SlotRow): SlotRow => ({
  slot,
  m_begun,
  m_lasted_ms,
  m_used_ms,
  m_bounces,
});

/** Rows of `measuresBySql`, merged into existing slots. */
export function measuresBySlot(rows: readonly SlotRow[], slots = new Map<string, Measures>()): Map<string, Measures> {
  for (const row of rows) {
    const more = measuresOf(row);
    const sums = slots.get(row.slot) ?? measuresOf({});
    for (const name of allMeasures) sums[name] += more[name];
    slots.set(row.slot, sums);
  }
  return slots;
}
