// Who is on the site now? Heard of within 30 s (a heartbeat comes every 15 s while a page is visible) and not gone
// since: `leave` removes at once. Active where something was done in those 30 s: a heartbeat that reports no use of the
// page does not count. Reports of the page's speed and a server's identify say nothing about presence.
import { BY_PEOPLE, instant, within } from "#host/http/filter/peopleSql.ts";
import type { Asking } from "#host/http/reportScope.ts";

const HEARD_MS = 30_000;
const HALF_HOUR = 30 * 60_000;

export interface PresentRow {
  visitor_id: string;
  session_id: string;
  is_active: number;
  path: string;
  title: string;
  /** start of the visit */
  since: string;
  last_seen: string;
  /** in the last 30 minutes */
  pageviews: number;
  channel: string;
  country: string;
  device: string;
  browser: string;
}

const PRESENT = "type NOT IN ('leave', 'vital', 'identify')";
const USED = `${PRESENT} AND (type != 'ping' OR engaged_ms > 0) AND type != 'error'`;

export async function presentVisitors(
  { events, signal }: Asking,
  { widget, now }: { widget: number; now: number },
): Promise<PresentRow[]> {
  return events.query<PresentRow>(
    `WITH ${instant("heard")} AS heard
SELECT visitor_id, newest_session AS session_id, is_active, page AS path, heading AS title, since, last_seen, pageviews,
  came_by AS channel, place AS country, machine AS device, program AS browser
FROM (SELECT visitor_id, argMax(session_id, ts) AS newest_session, maxIf(ts, ${USED}) >= heard AS is_active,
    argMaxIf(path, ts, ${PRESENT}) AS page, argMaxIf(title, ts, title != '') AS heading,
    argMax(session_start, ts) AS since, maxIf(ts, ${PRESENT}) AS last_seen, countIf(type = 'pageview') AS pageviews,
    argMax(channel, ts) AS came_by, argMax(country, ts) AS place, argMax(device, ts) AS machine, argMax(browser, ts) AS program
  FROM event
  WHERE widget_id = {widget:UInt32} AND ${within("from", "until")} AND ${BY_PEOPLE}
  GROUP BY visitor_id
  HAVING last_seen >= heard AND maxIf(ts, type = 'leave') < last_seen)
ORDER BY last_seen DESC, visitor_id`,
    { widget, heard: now - HEARD_MS, from: now - HALF_HOUR, until: now + 1 },
    signal,
  );
}
