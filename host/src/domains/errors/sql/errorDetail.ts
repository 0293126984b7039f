// Where an error occurs, for which visitors, after which actions, and whether it costs conversions.
import { PAGE_VIEWS } from "#host/analytics/visits/countSql.ts";
import { IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { errorParams, errorsWhere, sessionsWhere, type ErrorScope } from "./errorScope.ts";

const BREADCRUMBS = 20;

/** Occurrences of the group and of all groups merged into it. */
const ofGroup = (scope: ErrorScope, hash: string) => ({
  where: `${errorsWhere(scope)} AND error_hash IN {hashes:Array(String)}`,
  params: { ...errorParams(scope), hashes: scope.errors.partsOf(hash) },
});

const columns = ["browser", "os", "path", "release"] as const;
type Splits = Record<(typeof columns)[number], { name: string; count: number }[]>;

export async function errorSplit({ events, signal }: QueryContext, scope: ErrorScope, hash: string): Promise<Splits> {
  const { where, params } = ofGroup(scope, hash);
  const split = (column: keyof Splits) =>
    events.query(
      { name: text, count: number },
      `SELECT toString(${column}) AS name, count() AS count FROM event
WHERE ${where} GROUP BY ${column} ORDER BY count DESC, name LIMIT 8`,
      params,
      signal,
    );
  const [browser, os, path, release] = await Promise.all([
    split("browser"),
    split("os"),
    split("path"),
    split("release"),
  ]);
  return { browser, os, path, release };
}

const instanceColumns = {
  event_id: text,
  at: number,
  session_id: text,
  visitor_id: text,
  path: text,
  browser: text,
  os: text,
  device: text,
  country: text,
};
export type InstanceRow = RowOf<typeof instanceColumns>;
const instanceSql =
  "event_id, toUnixTimestamp64Milli(ts) AS at, session_id, visitor_id, path, browser, os, device, country";

export function errorInstances(
  { events, signal }: QueryContext,
  scope: ErrorScope,
  hash: string,
  page: { limit: number; offset: number },
): Promise<InstanceRow[]> {
  const { where, params } = ofGroup(scope, hash);
  return events.query(
    instanceColumns,
    `SELECT ${instanceSql} FROM event WHERE ${where} ORDER BY ts DESC, event_id
LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...params, ...page },
    signal,
  );
}

/** One occurrence with the details sent by its browser; `index` 0 is the newest. */
export async function errorOccurrence(
  { events, signal }: QueryContext,
  scope: ErrorScope,
  hash: string,
  index: number,
): Promise<(InstanceRow & { stack: string; release: string }) | undefined> {
  const { where, params } = ofGroup(scope, hash);
  const [row] = await events.query(
    { ...instanceColumns, stack: text, release: text },
    `SELECT ${instanceSql}, stack, toString(release) AS release
FROM event WHERE ${where} ORDER BY ts DESC, event_id LIMIT 1 OFFSET {index:UInt32}`,
    { ...params, index },
    signal,
  );
  return row;
}

/** Previous actions in the session, newest first. Reading reports and web vitals are not actions. */
export function breadcrumbs(
  { events, signal }: QueryContext,
  { project }: ReportScope,
  { session_id, at, event_id }: InstanceRow,
): Promise<{ at: number; type: string; path: string; text: string }[]> {
  return events.query(
    { at: number, type: text, path: text, text },
    `SELECT toUnixTimestamp64Milli(ts) AS at, toString(type) AS type, path,
  multiIf(${IS_PAGE_VIEW}, title, type = 'error', message, type IN ('event', 'outbound'), name, text != '', text, selector) AS text
FROM event WHERE widget_id = {widget:UInt32} AND toDate(ts) >= toDate({at:Int64} / 1000) - 1
  AND toDate(ts) <= toDate({at:Int64} / 1000) AND session_id = toUUID({session:String}) AND ${IS_HUMAN}
  AND ts <= fromUnixTimestamp64Milli({at:Int64}, 'UTC') AND event_id != toUUID({event:String})
  AND type NOT IN ('scroll', 'ping', 'leave', 'vital', 'identify', 'form_view', 'form_start', 'form_field')
ORDER BY ts DESC LIMIT ${BREADCRUMBS}`,
    { widget: project.widgetId, session: session_id, at, event: event_id },
    signal,
  );
}

const conversionColumns = {
  with_of: number,
  with_hits: number,
  without_of: number,
  without_hits: number,
};
export type ConversionRow = RowOf<typeof conversionColumns>;

export async function conversionOf(
  { events, signal }: QueryContext,
  scope: ErrorScope,
  hash: string,
): Promise<ConversionRow> {
  const [row] = await events.query(
    conversionColumns,
    `SELECT countIf(had) AS with_of, countIf(had AND converted) AS with_hits, countIf(NOT had) AS without_of,
  countIf(NOT had AND converted) AS without_hits
FROM (SELECT max(${scope.errors.where} AND error_hash IN {hashes:Array(String)}) AS had, ${PAGE_VIEWS} AS views,
    max(${scope.filter.goal ?? "0"}) AS converted
  FROM event WHERE ${sessionsWhere(scope)} GROUP BY session_id) WHERE views > 0`,
    ofGroup(scope, hash).params,
    signal,
  );
  return row ?? { with_of: 0, with_hits: 0, without_of: 0, without_hits: 0 };
}
