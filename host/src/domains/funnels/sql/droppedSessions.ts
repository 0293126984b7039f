// The sessions in which units dropped out of a funnel: one for each, the one with the last step that it reached.
import { IN_VISITS, IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { requiredBits, stepBit } from "#host/analytics/funnels/stepTables.ts";
import { attemptsOf, type FunnelScope } from "../funnelScope.ts";

/** An event that says where a visitor went. */
export const IS_STOP = `(${IS_PAGE_VIEW} OR type = 'event')`;

/**
 * Rows `session`, `visitor`, `at` (milliseconds since 1970 of the step), `page` (its path), `last` (of the session's last
 * event), and `next`: time, kind and name of the next page view or custom event that isn't the step again; time 0 if there
 * is none. `place`: of the required step. `named`: a SQL expression for the name of a custom event. Needs the parameters of
 * `funnelParams`.
 */
export function droppedSessionsSql(scope: FunnelScope, place: number, named: string): string {
  const { events, funnel, required, unit } = scope;
  const step = funnel.order === "any" ? requiredBits(funnel) : stepBit(required[place - 1] ?? 0);
  const isStep = `bitAnd(${events.bits}, ${step}) != 0`;
  const isNext = `happened > at AND is_stop AND NOT is_step`;
  return `SELECT session, visitor, reached_at AS at, page, last, next FROM (SELECT unit, session_id AS session, any(visitor_id) AS visitor, any(at) AS reached_at,
    anyIf(path, happened = at AND is_step) AS page, max(happened) AS last,
    minIf((happened, kind, name), ${isNext}) AS next
  FROM (SELECT ${unit} AS unit, session_id, visitor_id, path, toUnixTimestamp64Milli(ts) AS happened,
      ${isStep} AS is_step, ${IS_STOP} AS is_stop,
      if(${IS_PAGE_VIEW}, 'page', 'event') AS kind, if(${IS_PAGE_VIEW}, path, ${named}) AS name
    FROM event WHERE ${IN_VISITS} AND ${IS_HUMAN}) AS happenings
  INNER JOIN (SELECT unit, toInt64(reached[-1]) AS at FROM (${attemptsOf(scope)}) WHERE length(reached) = ${place}) AS dropped
    ON happenings.unit = dropped.unit
  GROUP BY unit, session_id HAVING countIf(happened = at AND is_step) > 0
  ORDER BY unit, session_id LIMIT 1 BY unit)`;
}
