// Which errors happened, how often, to how many? Most occurrences first; the words are those of the newest one.
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";
import { errorParams, errorsWhere, sessionsWhere } from "./errorScope.ts";

export const PARTS = 30;
const MOST = 10_000;

export interface GroupRow {
  error_hash: string;
  message: string;
  name: string;
  stack: string;
  count: number;
  sessions: number;
  visitors: number;
  /** milliseconds since 1970 */
  last_seen: number;
  /** part of the range to occurrences */
  parts: Record<string, number>;
}

const COLUMNS = `error_hash, argMax(message, ts) AS message, argMax(name, ts) AS name, argMax(stack, ts) AS stack,
  count() AS count, uniqExact(session_id) AS sessions, uniqExact(visitor_id) AS visitors,
  toUnixTimestamp64Milli(max(ts)) AS last_seen,
  sumMap(map(toUInt16(least(${PARTS - 1}, intDiv((toUnixTimestamp64Milli(ts) - {from:Int64}) * ${PARTS}, {to:Int64} - {from:Int64}))), toUInt64(1))) AS parts`;

export function errorGroups({ events, signal }: Asking, scope: ReportScope): Promise<GroupRow[]> {
  return events.query(
    `SELECT ${COLUMNS} FROM (SELECT error_hash, event.message AS message, event.name AS name, event.stack AS stack, ts,
  session_id, visitor_id FROM event WHERE ${errorsWhere(scope)})
GROUP BY error_hash ORDER BY count DESC, error_hash LIMIT ${MOST}`,
    errorParams(scope),
    signal,
  );
}

export async function errorGroup(
  { events, signal }: Asking,
  scope: ReportScope,
  hash: string,
): Promise<GroupRow | undefined> {
  const [row] = await events.query<GroupRow>(
    `SELECT ${COLUMNS} FROM (SELECT error_hash, event.message AS message, event.name AS name, event.stack AS stack, ts,
  session_id, visitor_id FROM event WHERE ${errorsWhere(scope)} AND error_hash = {hash:String}) GROUP BY error_hash`,
    { ...errorParams(scope), hash },
    signal,
  );
  return row;
}

/** When each was seen for the first time ever, milliseconds since 1970. */
export async function firstSeen(
  { events, signal }: Asking,
  { project }: ReportScope,
  hashes: string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await events.query<{ error_hash: string; first: number }>(
    `SELECT error_hash, toUnixTimestamp64Milli(min(ts)) AS first FROM event
WHERE widget_id = {widget:UInt32} AND type = 'error' AND error_hash IN {hashes:Array(String)} GROUP BY error_hash`,
    { widget: project.widgetId, hashes },
    signal,
  );
  return new Map(rows.map(({ error_hash, first }) => [error_hash, first]));
}

export async function errorTotals(
  { events, signal }: Asking,
  scope: ReportScope,
): Promise<{ errors: number; sessions: number; all_sessions: number }> {
  const isError = ["type = 'error'", "error_hash != ''", ...scope.filter.rows].join(" AND ");
  const [row] = await events.query<{ errors: number; sessions: number; all_sessions: number }>(
    `SELECT countIf(${isError}) AS errors, uniqExactIf(session_id, ${isError}) AS sessions,
  uniqExactIf(session_id, type = 'pageview') AS all_sessions FROM event WHERE ${sessionsWhere(scope)}`,
    errorParams(scope),
    signal,
  );
  return row ?? { errors: 0, sessions: 0, all_sessions: 0 };
}
