// The visitors of a cell, and their activity in its period.
import { PAGE_VIEWS, SESSIONS } from "#host/analytics/visits/countSql.ts";
import { before, IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { RetentionScope } from "../retentionScope.ts";
import { followedSql } from "./followed.ts";

interface Cell {
  /** number of the cohort's period, and the offset in periods */
  cohort: number;
  offset: number;
  /** the cell's period */
  from: number;
  to: number;
  limit: number;
  skip: number;
}

const visitorColumns = {
  visitor_id: text,
  country: text,
  device: text,
  browser: text,
  channel: text,
  sessions: number,
  pageviews: number,
  last_seen_ms: number,
  total: number,
};
export type RetentionVisitorRow = RowOf<typeof visitorColumns>;

export async function retentionVisitors(
  { events, signal }: QueryContext,
  scope: RetentionScope,
  { cohort, offset, from, to, limit, skip }: Cell,
): Promise<RetentionVisitorRow[]> {
  const { sql, params } = followedSql(scope);
  const latest = (column: string) => `toString(argMax(${column}, ts)) AS latest_${column}`;
  return events.query(
    visitorColumns,
    `SELECT toString(visitor_id) AS visitor_id, latest_country AS country, latest_device AS device,
  latest_browser AS browser, latest_channel AS channel, sessions, pageviews, last_seen_ms, total
FROM (SELECT visitor_id, ${["country", "device", "browser", "channel"].map(latest).join(", ")},
    ${SESSIONS} AS sessions, ${PAGE_VIEWS} AS pageviews,
    toUnixTimestamp64Milli(max(ts)) AS last_seen_ms, count() OVER () AS total
  FROM event WHERE widget_id = {widget:UInt32} AND ${since("cell_from")} AND ${before("cell_to")} AND ${IS_HUMAN}
    AND visitor_id IN (SELECT visitor_id FROM (${sql}) WHERE cohort = {cohort:Int32} AND has(offsets, {offset:Int32}))
  GROUP BY visitor_id ORDER BY last_seen_ms DESC, visitor_id LIMIT {limit:UInt32} OFFSET {skip:UInt32})`,
    { ...params, cohort, offset, cell_from: from, cell_to: to, limit, skip },
    signal,
  );
}
