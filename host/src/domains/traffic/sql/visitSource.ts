// Where visits are read from. Questions with a filter look at each event. Those without one read `session_quarter`
// instead, where every session has been added up by quarters of an hour: the same numbers from a seventh of the rows.
// Columns that both tables know by the same name and aggregate (`any(country)`, an interval of `ts`) may be asked for
// without a look at which of them answers.
import { IN_PERIOD, BY_PEOPLE } from "#host/http/filter/peopleSql.ts";
import type { EventFilter } from "#host/http/filter/filter.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import { chosen, IS_VIEW, whereSql, type VisitSource } from "./visits.ts";

/** `session_quarter` counts the same: its migration 0500 says so once more, as a table can't read this. */
const IS_INTERACTION = "type IN ('event', 'click', 'outbound', 'form_submit')";
const QUARTER_MS = 15 * 60_000;

/** For columns that only events have. */
export function eventSource(filter: EventFilter): VisitSource {
  const from = `event WHERE ${whereSql(filter)}`;
  return {
    of: "events",
    from,
    facts: [
      "any(visitor_id) AS visitor",
      `countIf(${chosen(filter, IS_VIEW)}) AS views`,
      `countIf(${IS_VIEW}) AS all_views`,
      `countIf(${IS_INTERACTION}) AS interactions`,
      "toUnixTimestamp64Milli(max(ts)) - toUnixTimestamp64Milli(min(ts)) AS lasted_ms",
      "sum(engaged_ms) AS used_ms",
      `max(${filter.goal ?? "0"}) AS converted`,
    ],
    having: filter.rows.length > 0 ? `HAVING countIf(${chosen(filter)}) > 0` : "",
    plain: {
      from: `${from} AND ${chosen(filter)}`,
      visitors: "uniqExact(visitor_id)",
      sessions: `uniqExactIf(session_id, ${IS_VIEW})`,
      pageviews: `countIf(${IS_VIEW})`,
    },
  };
}

/** Goals are conditions on events: the quarters in which one was reached are found there. */
function ofQuarters({ goal }: EventFilter): VisitSource {
  const reached = `SELECT sipHash64(session_id), toStartOfFifteenMinutes(ts) FROM event
    WHERE ${IN_PERIOD} AND ${BY_PEOPLE} AND ${goal}`;
  const from = `session_quarter WHERE ${IN_PERIOD}`;
  return {
    of: "quarters",
    from,
    facts: [
      "any(session_quarter.visitor) AS visitor",
      "sum(viewed) AS views",
      "sum(viewed) AS all_views",
      "sum(interacted) AS interactions",
      "toUnixTimestamp64Milli(max(ended)) - toUnixTimestamp64Milli(min(began)) AS lasted_ms",
      "sum(used) AS used_ms",
      `${goal ? `max((session_id, quarter) IN (${reached}))` : "0"} AS converted`,
    ],
    having: "",
    plain: {
      from,
      visitors: "uniqExact(visitor)",
      sessions: "uniqExactIf(session_id, viewed > 0)",
      pageviews: "sum(viewed)",
    },
  };
}

/** A range that was cut at an instant (`until`) has events of half a quarter, which only the events can tell. */
export function visitSource(filter: EventFilter, { from, to }: Pick<Period, "from" | "to">): VisitSource {
  const choosesNothing = filter.visits.length === 0 && filter.rows.length === 0;
  return choosesNothing && from % QUARTER_MS === 0 && to % QUARTER_MS === 0 ? ofQuarters(filter) : eventSource(filter);
}
