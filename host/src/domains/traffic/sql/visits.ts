// The one place that says what a visit is and what is known of it. Definitions (traffic.graphql repeats them):
//   people        no bots, no internal visits (http/peopleSql.ts)
//   session       distinct session_id with a page view; it belongs to each range or interval in which its events lie,
//                 and there only with the events that lie in it
//   visitor       distinct visitor_id of any event
//   duration      last minus first event of the session
//   engaged       time in which the session's pages were visible and used
//   bounce        one page view, no interaction (own event, click, outbound link, form sent) and under 10 s
//   conversion    session in which the goal was reached (http/goals/goalCondition.ts)
// With a filter the chosen events decide which sessions, visitors and page views count; duration, engaged time, bounce
// and conversion stay those of the whole session. Exact counts, never sampled.
import { IN_PERIOD, BY_PEOPLE } from "#host/http/filter/peopleSql.ts";
import type { EventFilter } from "#host/http/filter/filter.ts";

export const IS_VIEW = "type = 'pageview'";
const BOUNCE_MS = 10_000;

/** The chosen ones of all events: "" where the filter tells no events of a session apart. */
export function chosen(filter: EventFilter, and = "1"): string {
  return [and, ...filter.rows].filter((part) => part !== "1").join(" AND ") || "1";
}

/** The events that a visit of the filter may have. */
export function whereSql(filter: EventFilter): string {
  return [IN_PERIOD, BY_PEOPLE, ...filter.visits].join("\n    AND ");
}

export interface VisitSource {
  /** "quarters": a row is what a session did in a quarter of an hour */
  of: "events" | "quarters";
  /** table and condition; needs periodParams and the filter's */
  from: string;
  /** of the rows of one session, each under the name by which `measures` add it up */
  facts: readonly string[];
  having: string;
  /** measures that need no look at whole sessions: the same numbers in less than half the time */
  plain: { from: string; visitors: string; sessions: string; pageviews: string };
}

/** One row a session (and `groupBy`), for `measures` to add up; parameters: periodParams and the filter's. */
export function visitsSql(
  { from, facts, having }: VisitSource,
  { columns = [], groupBy = "session_id" }: { columns?: readonly string[]; groupBy?: string } = {},
): string {
  return `SELECT ${["session_id", ...facts, ...columns].join(",\n    ")}\n  FROM ${from}\n  GROUP BY ${groupBy} ${having}`;
}

/** What is added up over the rows of `visitsSql`, where a session is one row of each group; ratios are made of them in metricValues.ts. */
export const measures = {
  visitors: "uniqExact(visitor)",
  sessions: "countIf(views > 0)",
  pageviews: "sum(views)",
  lasted_ms: "sumIf(lasted_ms, views > 0)",
  used_ms: "sumIf(used_ms, views > 0)",
  bounces: `countIf(views > 0 AND all_views = 1 AND interactions = 0 AND lasted_ms < ${BOUNCE_MS})`,
  conversions: "countIf(views > 0 AND converted)",
} as const;
export type Measure = keyof typeof measures;
export type Measures = Record<Measure, number>;

export const allMeasures = Object.keys(measures) as Measure[];

export function measuresSql(names: readonly Measure[] = allMeasures): string {
  return names.map((name) => `${measures[name]} AS m_${name}`).join(", ");
}

/** The measures by the values of an expression that both tables know, such as the day. */
export function measuresBySql(source: VisitSource, names: readonly Measure[], by: string, alias: string): string {
  const { from, ...counted } = source.plain;
  const plain: Partial<Record<Measure, string>> = counted;
  if (names.every((name) => plain[name])) {
    const columns = names.map((name) => `${plain[name]} AS m_${name}`).join(", ");
    return `SELECT ${by} AS ${alias}, ${columns} FROM ${from} GROUP BY ${alias}`;
  }
  const visits = visitsSql(source, { columns: [`${by} AS ${alias}`], groupBy: `session_id, ${alias}` });
  return `SELECT ${alias}, ${measuresSql(names)}\nFROM (${visits})\nGROUP BY ${alias}`;
}

export type MeasuresRow = { [Name in Measure as `m_${Name}`]: number };

export function measuresOf(row: Partial<MeasuresRow>): Measures {
  return Object.fromEntries(allMeasures.map((name) => [name, row[`m_${name}`] ?? 0])) as Measures;
}
