// When, and in which releases of the site, error groups ever occurred. Independent of the range.
import { IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import type { ErrorScope } from "./errorScope.ts";

export interface ErrorLife {
  /** milliseconds since 1970, like all times here */
  first: number;
  last: number;
  /** releases with a name, in the order in which they first had the group */
  releases: { release: string; first: number; last: number }[];
}

export async function errorLives(
  { events, signal }: QueryContext,
  { project, errors }: ErrorScope,
  groups: readonly string[],
): Promise<Map<string, ErrorLife>> {
  const lives = new Map<string, ErrorLife>();
  if (groups.length === 0) return lives;
  const rows = await events.query(
    { gid: text, release: text, first: number, last: number },
    `SELECT gid, release, toUnixTimestamp64Milli(min(ts)) AS first, toUnixTimestamp64Milli(max(ts)) AS last
FROM (SELECT ${errors.group} AS gid, toString(event.release) AS release, ts FROM event
  WHERE widget_id = {widget:UInt32} AND ${IS_HUMAN} AND ${errors.where} AND error_hash IN {hashes:Array(String)})
GROUP BY gid, release ORDER BY first, release`,
    { widget: project.widgetId, ...errors.params, hashes: groups.flatMap((group) => errors.partsOf(group)) },
    signal,
  );
  for (const { gid, ...seen } of rows) {
    const life = lives.get(gid) ?? { first: seen.first, last: seen.last, releases: [] };
    life.last = Math.max(life.last, seen.last);
    if (seen.release) life.releases.push(seen);
    lives.set(gid, life);
  }
  return lives;
}

/** When each release of the site was first seen. The order of releases is by this time, not by version number. */
export async function releaseOrder(
  { events, signal }: QueryContext,
  { project }: ErrorScope,
): Promise<ReadonlyMap<string, number>> {
  const rows = await events.query(
    { release: text, first: number },
    `SELECT release, toUnixTimestamp64Milli(min(ts)) AS first FROM event
WHERE widget_id = {widget:UInt32} AND type = 'error' AND release != '' GROUP BY release`,
    { widget: project.widgetId },
    signal,
  );
  return new Map(rows.map(({ release, first }) => [release, first]));
}
