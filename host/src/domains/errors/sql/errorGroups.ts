// Error groups with occurrences and affected visitors, most occurrences first. The message of a group with merged
// groups is its own newest one.
import { SESSIONS, SESSIONS_OF_CHOSEN, sessionsWith, VISITORS } from "#host/analytics/visits/countSql.ts";
import { trendOf } from "#host/analytics/intervals/trendPart.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { errorParams, errorsWhere, isError, sessionsWhere, type ErrorScope } from "./errorScope.ts";

const MOST = 10_000;

const groupColumns = {
  error_hash: text,
  message: text,
  name: text,
  stack: text,
  /** as stored: "" is an error thrown by a script */
  kind: text,
  /** from the newest occurrence */
  release: text,
  count: number,
  sessions: number,
  visitors: number,
  /** milliseconds since 1970 */
  last_seen: number,
  /** occurrences in each part of the elapsed range */
  trend: list(number),
};
export type GroupRow = RowOf<typeof groupColumns>;

const groupsOf = (scope: ErrorScope, also = "") => `SELECT gid AS error_hash, argMax(message, age) AS message,
  argMax(name, age) AS name, argMax(stack, age) AS stack, argMax(kind, age) AS kind, argMax(release, age) AS release,
  count() AS count, ${SESSIONS_OF_CHOSEN} AS sessions, ${VISITORS} AS visitors,
  toUnixTimestamp64Milli(max(ts)) AS last_seen,
  ${trendOf("drawn_to")} AS trend
FROM (SELECT ${scope.errors.group} AS gid, event.message AS message, event.name AS name, event.stack AS stack,
  toString(error_kind) AS kind, toString(event.release) AS release, ts, session_id, visitor_id,
  (error_hash = gid, ts) AS age
  FROM event WHERE ${errorsWhere(scope)}${also})
GROUP BY gid`;

export function errorGroups({ events, signal }: QueryContext, scope: ErrorScope): Promise<GroupRow[]> {
  return events.query(
    groupColumns,
    `${groupsOf(scope)} ORDER BY count DESC, error_hash LIMIT ${MOST}`,
    errorParams(scope),
    signal,
  );
}

export async function errorGroup(
  { events, signal }: QueryContext,
  scope: ErrorScope,
  hash: string,
): Promise<GroupRow | undefined> {
  const [row] = await events.query(
    groupColumns,
    groupsOf(scope, " AND error_hash IN {hashes:Array(String)}"),
    { ...errorParams(scope), hashes: scope.errors.partsOf(hash) },
    signal,
  );
  return row;
}

export async function errorTotals(
  { events, signal }: QueryContext,
  scope: ErrorScope,
): Promise<{ errors: number; sessions: number; all_sessions: number }> {
  const counts = isError(scope);
  const [row] = await events.query(
    { errors: number, sessions: number, all_sessions: number },
    `SELECT countIf(${counts}) AS errors, ${sessionsWith(counts)} AS sessions,
  ${SESSIONS} AS all_sessions FROM event WHERE ${sessionsWhere(scope)}`,
    errorParams(scope),
    signal,
  );
  return row ?? { errors: 0, sessions: 0, all_sessions: 0 };
}
