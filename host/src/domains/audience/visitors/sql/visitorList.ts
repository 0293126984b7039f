// The visitors seen in a range, and their activity in it. Visitors, sessions, conversions and filters have the same
// definitions as in the traffic reports.
import type { VisitorKind, VisitorSort } from "@sightline/schema/rest/audience/visitors";
import { conversionsOf, fewSessionsWith } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { keysetSql } from "#host/http/paging/keyset.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { ConversionScope } from "#host/analytics/goals/conversionScope.ts";
import { moneyParams, moneySql } from "#host/analytics/goals/moneySql.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";

export interface ListQuestion {
  kind: VisitorKind;
  q: string;
  /** only these visitors; undefined: all */
  among: readonly string[] | undefined;
  /** of the revenue; payments in other currencies are excluded */
  currency: string;
  sort: VisitorSort;
  direction: "desc" | "asc";
  after: { value: number; visitor_id: string } | undefined;
  limit: number;
}

const visitorColumns = {
  visitor_id: text,
  /** milliseconds since 1970 */
  last_seen: number,
  sessions: number,
  pageviews: number,
  events: number,
  conversions: number,
  revenue: number,
  sorted_by: number,
};
export type ListedVisitor = RowOf<typeof visitorColumns>;

const hasTrait = (where: string) =>
  `visitor_id IN (SELECT visitor_id FROM visitor_trait FINAL WHERE widget_id = {widget:UInt32} AND ${where})`;

const kinds: Record<VisitorKind, string> = {
  all: "1",
  users: hasTrait("key = ''"),
  contact: hasTrait("key = 'email' AND JSONExtractString(value) != ''"),
};

const NAMING = "key IN ('', 'name', 'first_name', 'last_name', 'email')";
const matches = `(startsWith(toString(visitor_id), lower({q:String}))
  OR ${hasTrait(`${NAMING} AND positionCaseInsensitiveUTF8(if(startsWith(value, '"'), JSONExtractString(value), value), {q:String}) > 0`)})`;

/** A visitor's first visit, regardless of the range. Computed for all visitors only if the list is sorted by it. */
const FIRST_SEEN = `first_seen AS (SELECT visitor_id, toFloat64(min(toUnixTimestamp64Milli(ts))) AS first
  FROM event WHERE widget_id = {widget:UInt32} AND ${IS_HUMAN} GROUP BY visitor_id)`;

const totalColumns = {
  visitors: number,
  sessions: number,
  pageviews: number,
};
export type ListTotals = RowOf<typeof totalColumns>;

const NO_VISITORS: ListTotals = { visitors: 0, sessions: 0, pageviews: 0 };

export async function visitorList(
  { events, signal }: QueryContext,
  { project, zone, filter, period, conversion }: ConversionScope,
  question: ListQuestion,
): Promise<{ rows: ListedVisitor[]; totals: ListTotals }> {
  const { kind, q, among, currency, sort, direction, after, limit } = question;
  const chosen = filter.rows.join(" AND ") || "1";
  const view = `${IS_PAGE_VIEW} AND ${chosen}`;
  const where = [IN_PERIOD, IS_HUMAN, ...filter.visits, kinds[kind], ...(q === "" ? [] : [matches])];
  if (among) where.push("visitor_id IN {among:Array(UUID)}");
  const seen = `SELECT visitor_id,
    max(toUnixTimestamp64Milli(ts)) AS last_seen,
    ${fewSessionsWith(view)} AS sessions,
    countIf(${view}) AS pageviews,
    countIf(type = 'event' AND ${chosen}) AS events,
    ${filter.goal === undefined ? "0" : conversionsOf(view, filter.goal)} AS conversions,
    ${moneySql(conversion)} AS revenue
  FROM event WHERE ${where.join("\n    AND ")}
  GROUP BY visitor_id HAVING countIf(${chosen}) > 0`;
  const isFirst = sort === "first_seen";
  const sorted = isFirst
    ? `SELECT seen.*, first_seen.first AS sorted_by FROM (${seen}) AS seen INNER JOIN first_seen USING visitor_id`
    : `SELECT *, toFloat64(${sort}) AS sorted_by FROM (${seen})`;
  const from = `${isFirst ? `WITH ${FIRST_SEEN} ` : ""}SELECT *, count() OVER () AS of_visitors,
    sum(sessions) OVER () AS of_sessions, sum(pageviews) OVER () AS of_pageviews FROM (${sorted})`;
  const page = keysetSql(
    { key: "sorted_by", kind: "number", id: "visitor_id" },
    { after: after && { at: after.value, id: after.visitor_id }, direction, limit },
  );
  const params = {
    ...periodParams(project.widgetId, zone.name, period),
    ...filter.params,
    ...(q === "" ? {} : { q }),
    ...(among ? { among } : {}),
    ...moneyParams(currency),
  };
  const rows = await events.query(
    { ...visitorColumns, of_visitors: number, of_sessions: number, of_pageviews: number },
    `SELECT * FROM (${from}) WHERE ${page.after}
${page.limited}`,
    { ...params, ...page.params },
    signal,
  );
  const [row] = rows;
  if (row) {
    return { rows, totals: { visitors: row.of_visitors, sessions: row.of_sessions, pageviews: row.of_pageviews } };
  }
  if (!after) return { rows, totals: NO_VISITORS };
  const [totals = NO_VISITORS] = await events.query(
    totalColumns,
    `SELECT count() AS visitors, sum(seen.sessions) AS sessions, sum(seen.pageviews) AS pageviews FROM (${seen}) AS seen`,
    params,
    signal,
  );
  return { rows, totals };
}
