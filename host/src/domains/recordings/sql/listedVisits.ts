// The visits of a range whose recordings are listed. Filters, page views and visits have the same definitions as in the
// traffic reports. Where quarter hours tell the visits, they are read from `session_quarter`, whose sessions and visitors
// are hashes: at ten million events, in half the time. Otherwise they are read from the page views of the range, with a
// filter on events from the events that it selects, and for a sequence from all events of the visits.
import type { ReportScope } from "#host/analytics/scope/reportScope.ts";
import {
  IN_PERIOD,
  IN_SESSION,
  IN_VISITS,
  isInPeriod,
  NO_BOTS,
  NO_BOTS_OR_INTERNAL,
} from "#host/analytics/visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { chosen } from "#host/analytics/visits/visits.ts";
import { letterOf, type SequenceSql } from "../sequenceSql.ts";

export interface VisitQuestion {
  sequence: SequenceSql | undefined;
  withoutInternal: boolean;
  visitor: string | undefined;
}

export interface ListedVisits {
  /** one row per visit: `session_id`, `visitor`, `matched` (milliseconds; 0 without a filter on events) and `steps` */
  sql: string;
  /** the form of ids in these rows */
  id(column: string): string;
  /** condition on events: they may belong to such visits, or to parts of them outside of the range */
  ofVisits: string;
  /** of a sequence: condition on a row, and the time of the first event that matches */
  steps: { where: string; matched: string } | undefined;
}

const NOW = isInPeriod("ts");
export const ms = (column: string) => `toUnixTimestamp64Milli(${column})`;

const LETTERS = `arrayStringConcat(arrayMap(step -> ${letterOf("step.3")}, steps))`;

const stepsOf = (pattern: string) => ({
  where: `match(${LETTERS}, ${pattern})`,
  matched: `greatest(matched, ${ms(`(steps[length(extract(${LETTERS}, ${pattern})) + 1]).1`)})`,
});

const all = (...conditions: readonly string[]) => conditions.join("\n    AND ");

export function listedVisits(scope: ReportScope, question: VisitQuestion): ListedVisits {
  const { filter, period } = scope;
  const { sequence, withoutInternal, visitor } = question;
  const others = all(
    ...[withoutInternal ? NO_BOTS_OR_INTERNAL : NO_BOTS, IN_SESSION, ...filter.visits],
    ...(visitor ? ["visitor_id = {visitor:UUID}"] : []),
  );
  const ofVisits = all(IN_VISITS, others);
  const source = visitSource(filter, period);
  if (source.of === "quarters" && !sequence) {
    const id = (column: string) => `sipHash64(${column})`;
    const quarters = `${source.plain.from} ${visitor ? `AND visitor = ${id("{visitor:UUID}")}` : ""}`;
    // quarter hours have no internal traffic
    const internal = `
    UNION ALL SELECT ${id("session_id")}, ${id("visitor_id")}, toUInt64(1)
    FROM event WHERE ${all(IN_PERIOD, "is_internal = 1", IS_PAGE_VIEW, others)}`;
    return {
      sql: `SELECT session_id, any(visitor) AS visitor, sum(viewed) AS views, 0 AS matched
  FROM (SELECT session_id, visitor, viewed FROM ${quarters}${withoutInternal ? "" : internal})
  GROUP BY session_id HAVING views > 0`,
      ...{ id, ofVisits, steps: undefined },
    };
  }
  const hasRows = filter.rows.length > 0;
  const matching = sequence ? `${NOW} AND ${chosen(filter)}` : "1";
  const facts = [
    "session_id",
    "any(visitor_id) AS visitor",
    `countIf(${matching} AND ${IS_PAGE_VIEW}) AS views`,
    hasRows ? `${ms(`minIf(ts, ${matching})`)} AS matched` : "0 AS matched",
    ...(sequence ? [`arraySort(groupArrayIf((ts, event_id, ${sequence.mask}), ${sequence.mask} > 0)) AS steps`] : []),
  ];
  const where = sequence ? ofVisits : all(IN_PERIOD, chosen(filter, hasRows ? "1" : IS_PAGE_VIEW), others);
  return {
    sql: `SELECT ${facts.join(",\n    ")}
  FROM event WHERE ${where}
  GROUP BY session_id HAVING views > 0`,
    id: (column) => column,
    ofVisits,
    steps: sequence && stepsOf(sequence.pattern),
  };
}
