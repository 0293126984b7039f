// A visitor's visits, sorted by start; ties in the same millisecond by id.
import type { VisitorSession } from "@sightline/schema/rest/audience/profile";
import { PAGE_VIEWS } from "#host/analytics/visits/countSql.ts";
import { IN_SESSION } from "#host/analytics/visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { keysetSql, type KeysetPage } from "#host/http/paging/keyset.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, text, time } from "#host/stores/resultColumns.ts";

interface Question extends KeysetPage {
  widget: number;
  visitor: string;
  session: string | undefined;
}

const columns = {
  session_id: text,
  started_at: time,
  ended_at: time,
  entry_path: text,
  exit_path: text,
  channel: text,
  ref_host: text,
  country: text,
  region: text,
  city: text,
  device: text,
  browser: text,
  os: text,
  pageviews: number,
  events: number,
  errors: number,
  frictions: number,
  engaged: number,
  total: number,
};

export async function visitorSessions(
  { events, signal }: QueryContext,
  { widget, visitor, session, ...requested }: Question,
): Promise<{ rows: VisitorSession[]; total: number }> {
  const visits = `SELECT session_id, min(ts) AS started_at, max(ts) AS ended_at,
    any(entry_path) AS entry_path, argMaxIf(path, ts, ${IS_PAGE_VIEW}) AS exit_path,
    any(channel) AS channel, any(ref_host) AS ref_host, any(country) AS country, any(region) AS region,
    any(city) AS city, any(device) AS device,
    any(browser) AS browser, any(os) AS os,
    ${PAGE_VIEWS} AS pageviews, countIf(type = 'event') AS events, countIf(type = 'error') AS errors,
    countIf(type IN ('rage', 'dead')) AS frictions, sum(engaged_ms) / 1000 AS engaged
  FROM event WHERE widget_id = {widget:UInt32} AND visitor_id = {visitor:UUID}
    AND ${IN_SESSION} ${session ? "AND session_id = {session:UUID}" : ""}
  GROUP BY session_id`;
  const page = keysetSql({ key: "started_at", kind: "time", id: "session_id" }, requested);
  const rows = await events.query(
    columns,
    `SELECT * FROM (SELECT *, count() OVER () AS total FROM (${visits})) WHERE ${page.after}
${page.limited}`,
    { widget, visitor, ...(session ? { session } : {}), ...page.params },
    signal,
  );
  const total = rows[0]?.total ?? 0;
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}
