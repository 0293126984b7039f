// The table that visits are read from. Queries with a filter read single events. Queries without a filter read
// `session_quarter`, which aggregates every session by quarter hours: the same numbers from a seventh of the rows.
// Columns with the same name and aggregate in both tables (`any(country)`, an interval of `ts`) work with either.
import { hasPageView, PAGE_VIEWS, SESSIONS, SESSIONS_OF_QUARTERS, VISITORS, VISITORS_OF_VISITS } from "./countSql.ts";
import { IS_INTERACTION, IS_PAGE_VIEW, LASTED_MS } from "./visitSql.ts";
import { IS_HUMAN, IN_PERIOD, IN_VISITS, isInPeriod } from "./humanTrafficSql.ts";
import type { EventFilter } from "../filter/filter.ts";
import type { Period } from "../scope/reportRange.ts";
import { chosen, whereSql, type VisitSource } from "./visits.ts";

const QUARTER_MS = 15 * 60_000;
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
    active: {
      from: inPeriod,
      facts: ["any(visitor_id) AS visitor", `countIf(${chosen(filter, IS_PAGE_VIEW)}) AS views`, converted("1")],
      having: filter.rows.length > 0 ? having(chosen(filter)) : "",
    },
  };
}

/** Goals are conditions on events: this finds the quarter hours in which one was reached. */
function ofQuarters({ goal }: EventFilter): VisitSource {
  const reached = `SELECT sipHash64(session_id), toStartOfFifteenMinutes(ts) FROM event
    WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${goal}`;
  const from = `session_quarter WHERE ${IN_PERIOD}`;
  const visitor = "any(session_quarter.visitor) AS visitor";
  const converted = `${goal ? `max((session_id, quarter) IN (${reached}))` : "0"} AS converted`;
  return {
    of: "quarters",
    from: `session_quarter WHERE ${IN_VISITS}`,
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
      pageviews: "sum(viewed)",
      ...(!goal && { conversions: "0" }),
    },
    active: { from, facts: [visitor, "sum(viewed) AS views", converted], having: "" },
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
  const choosesNothing = filter.visits.length === 0 && filter.rows.length === 0;
  const isWhole = [from, to, asOf, ...bounds].every((instant) => instant % QUARTER_MS === 0);
  return choosesNothing && isWhole ? ofQuarters(filter) : eventSource(filter);
}
