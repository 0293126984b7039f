// The table that visits are read from. `session_quarter` aggregates every session by quarter hours: the same numbers
// from a seventh of the rows. Filters on columns that it doesn't have read single events.
// Columns with the same name and aggregate in both tables (`any(country)`, an interval of `ts`) work with either.
import {
  hasPageView,
  PAGE_VIEWS,
  SESSIONS,
  SESSIONS_OF_QUARTERS,
  VIEWS_OF_QUARTERS,
  VISITORS,
  VISITORS_OF_VISITS,
} from "./countSql.ts";
import { IS_FIRST_VISIT, IS_FIRST_VISIT_OF_QUARTERS } from "./firstVisitSql.ts";
import { IS_INTERACTION, IS_PAGE_VIEW, LASTED_MS } from "./visitSql.ts";
import { IS_HUMAN, IN_PERIOD, IN_VISITS, isInPeriod } from "./humanTrafficSql.ts";
import type { EventFilter } from "../filter/filter.ts";
import { QUARTER_MS } from "../intervals/quarters.ts";
import type { Period } from "../scope/reportRange.ts";
import { chosen, whereSql, type VisitSource } from "./visits.ts";

const IS_NOW = isInPeriod("ts");

/** For columns that only the event table has. */
export function eventSource(filter: EventFilter): VisitSource {
  const inPeriod = `event WHERE ${whereSql(filter)}`;
  const having = (what: string) => `HAVING countIf(${what}) > 0`;
  const converted = (what: string) => `${filter.goal ? `countIf(${what} AND ${filter.goal}) > 0` : "0"} AS converted`;
  return {
    of: "events",
    from: `event WHERE ${whereSql(filter, IN_VISITS)}`,
    facts: [
      "any(visitor_id) AS visitor",
      "min(ts) AS started",
      `countIf(${IS_NOW} AND ${chosen(filter, IS_PAGE_VIEW)}) AS views`,
      `${PAGE_VIEWS} AS all_views`,
      `countIf(${IS_INTERACTION}) AS interactions`,
      `${LASTED_MS} AS lasted_ms`,
      "sum(engaged_ms) AS used_ms",
      `${isInPeriod("min(ts)")} AND ${hasPageView(chosen(filter, IS_PAGE_VIEW))} AS begins`,
      converted(IS_NOW),
    ],
    having: having(`${IS_NOW} AND ${chosen(filter)}`),
    plain: {
      from: `${inPeriod} AND ${chosen(filter)}`,
      visitors: VISITORS,
      sessions: SESSIONS,
      pageviews: PAGE_VIEWS,
      ...(!filter.goal && { conversions: "0" }),
    },
    isFirstVisit: IS_FIRST_VISIT,
    active: {
      from: inPeriod,
      facts: ["any(visitor_id) AS visitor", `countIf(${chosen(filter, IS_PAGE_VIEW)}) AS views`, converted("1")],
      having: filter.rows.length > 0 ? having(chosen(filter)) : "",
    },
  };
}

/**
 * Goals are conditions on events: the quarter hours in which one was reached are found by the names of their events, or
 * in the events.
 */
function ofQuarters({ goal, goalInQuarters }: EventFilter, conditions: readonly string[]): VisitSource {
  const events = `SELECT sipHash64(session_id), toStartOfFifteenMinutes(ts) FROM event
    WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${goal}`;
  const reached = goal && (goalInQuarters ?? `(session_id, quarter) IN (${events})`);
  const where = (span: string) => `session_quarter WHERE ${[span, ...conditions].join("\n    AND ")}`;
  const from = where(IN_PERIOD);
  const visitor = "any(session_quarter.visitor) AS visitor";
  const converted = `${reached ? `max(${IS_NOW} AND ${reached})` : "0"} AS converted`;
  return {
    of: "quarters",
    from: where(IN_VISITS),
    facts: [
      visitor,
      "min(began) AS started",
      `sumIf(viewed, ${IS_NOW}) AS views`,
      "sum(viewed) AS all_views",
      "sum(interacted) AS interactions",
      "toUnixTimestamp64Milli(max(ended)) - toUnixTimestamp64Milli(min(began)) AS lasted_ms",
      "sum(used) AS used_ms",
      `${isInPeriod("min(began)")} AND sum(viewed) > 0 AS begins`,
      converted,
    ],
    having: `HAVING countIf(${IS_NOW}) > 0`,
    plain: {
      from,
      visitors: VISITORS_OF_VISITS,
      sessions: SESSIONS_OF_QUARTERS,
      pageviews: VIEWS_OF_QUARTERS,
      ...(!goal && { conversions: "0" }),
    },
    isFirstVisit: IS_FIRST_VISIT_OF_QUARTERS,
    active: { from, facts: [visitor, "sum(viewed) AS views", converted], having: "" },
    ...(goalInQuarters && {
      converting: `${from} AND session_id IN (SELECT session_id FROM ${from} AND ${goalInQuarters})`,
    }),
  };
}

/**
 * A range that ends at an instant (`asOf`), or intervals that start within a quarter hour, need parts of quarters,
 * which only single events provide.
 */
export function visitSource(
  filter: EventFilter,
  { from, to, asOf = 0 }: Pick<Period, "from" | "to" | "asOf">,
  bounds: readonly number[] = [],
): VisitSource {
  const conditions = filter.rows.length > 0 ? undefined : filter.visits.length === 0 ? [] : filter.inQuarters;
  const isWhole = [from, to, asOf, ...bounds].every((instant) => instant % QUARTER_MS === 0);
  return conditions && isWhole ? ofQuarters(filter, conditions) : eventSource(filter);
}
