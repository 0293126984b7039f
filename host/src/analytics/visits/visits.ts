// Visits as rows, and what is added up over them. What a visit is, and to which interval its facts belong, is said in
// analytics/visits/visitSql.ts. With a filter the chosen events decide which visits, visitors and page views count;
// duration, engaged time and bounce stay those of the whole visit. Exact counts, never sampled.
import { isConversion, VISITORS_OF_VISITS } from "./countSql.ts";
import { isBounce } from "./visitSql.ts";
import type { EventFilter } from "../filter/filter.ts";
import { IS_HUMAN, IN_PERIOD } from "./humanTrafficSql.ts";
import { type Column, number, type RowOf } from "#host/stores/resultColumns.ts";

/** The chosen ones of all events: "" where the filter tells no events of a session apart. */
export function chosen(filter: EventFilter, and = "1"): string {
  return [and, ...filter.rows].filter((part) => part !== "1").join(" AND ") || "1";
}

/** The events that a visit of the filter may have. */
export function whereSql(filter: EventFilter, span = IN_PERIOD): string {
  return [span, IS_HUMAN, ...filter.visits].join("\n    AND ");
}

export interface VisitSource {
  /** "quarters": a row is what a session did in a quarter of an hour */
  of: "events" | "quarters";
  /** table and condition, of whole visits; needs periodParams and the filter's */
  from: string;
  /** of the rows of one session, each under the name by which `measures` add it up */
  facts: readonly string[];
  having: string;
  /** activity that needs no look at visits: the same numbers in less than half the time */
  plain: { from: string; visitors: string; sessions: string; pageviews: string; conversions?: string };
  /** of the events of the period alone, in which a visit may go on that began before */
  active: { from: string; facts: readonly string[]; having: string };
}

/** One row a visit of the period, for `measures` to add up; parameters: periodParams and the filter's. */
export function visitsSql({ from, facts, having }: VisitSource, columns: readonly string[] = []): string {
  return `SELECT ${["session_id", ...facts, ...columns].join(",\n    ")}\n  FROM ${from}\n  GROUP BY session_id ${having}`;
}

/** Of what happens in an interval: a visit counts in each in which it goes on. Added up over the rows of `visitsSql`. */
const activity = {
  visitors: VISITORS_OF_VISITS,
  sessions: "countIf(views > 0)",
  pageviews: "sum(views)",
  conversions: `countIf(${isConversion({ views: "views", reached: "converted" })})`,
} as const;
/** Of the visits that began in an interval, as a whole. */
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

/** Ratios are made of them in metricValues.ts. */
export function measuresSql(names: readonly Measure[] = allMeasures): string {
  return names.map((name) => `${measures[name]} AS m_${name}`).join(", ");
}

/** What happens in an interval, by an expression of rows that both tables know, such as the hour of the day. */
export function activitySql(source: VisitSource, names: readonly Activity[], by: string): string {
  const { from, ...plain } = source.plain;
  if (names.every((name) => plain[name])) {
    return `SELECT ${[`${by} AS slot`, ...names.map((name) => `${plain[name]} AS m_${name}`)].join(", ")} FROM ${from} GROUP BY slot`;
  }
  const { active } = source;
  const visits = `SELECT ${["session_id", `${by} AS slot`, ...active.facts].join(", ")} FROM ${active.from}
  GROUP BY session_id, slot ${active.having}`;
  return `SELECT slot, ${measuresSql(names)}\nFROM (${visits})\nGROUP BY slot`;
}

/** The visits that began in an interval, by an expression of `started`. */
const beginningsSql = (source: VisitSource, names: readonly Beginning[], by: string) =>
  `SELECT ${by} AS slot, ${measuresSql(names)}\nFROM (${visitsSql(source)})\nWHERE begins GROUP BY slot`;

/** Both, by the interval that an expression of a column of times tells. A slot may have one row of each. */
export function measuresBySql(
  source: VisitSource,
  names: readonly Measure[],
  slotOf: (column: string) => string,
): string {
  const [begun, active] = [names.filter(isBeginning), names.filter(isActivity)];
  const parts = [
    active.length > 0 && activitySql(source, active, slotOf("ts")),
    begun.length > 0 && beginningsSql(source, begun, slotOf("started")),
  ];
  const columns = (own: readonly Measure[]) =>
    names.map((name) => (own.includes(name) ? `m_${name}` : `0 AS m_${name}`));
  return parts
    .flatMap((part, index) =>
      part ? [`SELECT slot, ${columns(index === 0 ? active : begun).join(", ")} FROM (${part})`] : [],
    )
    .join("\nUNION ALL ");
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

/** Of a row of visits that began in a slot: what happens in it is told by other rows. */
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

/** Rows of `measuresBySql`, one a slot; added to others. */
export function measuresBySlot(rows: readonly SlotRow[], slots = new Map<string, Measures>()): Map<string, Measures> {
  for (const row of rows) {
    const more = measuresOf(row);
    const sums = slots.get(row.slot) ?? measuresOf({});
    for (const name of allMeasures) sums[name] += more[name];
    slots.set(row.slot, sums);
  }
  return slots;
}
