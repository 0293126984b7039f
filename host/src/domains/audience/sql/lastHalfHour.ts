// Activity of the last 30 minutes by minute, and the visitors present now. One scan of the one or two hours that
// contain them returns both, because planning a query takes longer than reading them.
//
// analytics/visits/presenceSql.ts defines present, active and last seen.
import { visitorsWith } from "#host/analytics/visits/countSql.ts";
import { IS_ACTIVE, IS_PRESENT, PRESENT_MS } from "#host/analytics/visits/presenceSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import {
  IN_SESSION,
  instantText,
  NO_BOTS_OR_INTERNAL,
  WITHIN,
  withinParams,
} from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text, time, tuple } from "#host/stores/resultColumns.ts";
import { firstMinute } from "../minutes.ts";

const minuteColumns = {
  /** minutes since 1970 */
  minute: number,
  pageviews: number,
  visitors: number,
  bots: number,
  last_event_at: time,
};
export type MinuteRow = RowOf<typeof minuteColumns>;

export interface PresentRow {
  visitor_id: string;
  session_id: string;
  is_active: boolean;
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

const columns = {
  ...minuteColumns,
  is_minute: number,
  visitor_id: text,
  /** session, its start, path, channel, country, device and browser of the newest event */
  latest: tuple(text, time, text, text, text, text, text),
  heading: text,
  last_seen: time,
  is_active: number,
};

/** The events that imply presence. */
export const HERE = `${NO_BOTS_OR_INTERNAL} AND ${IS_PRESENT}`;
const USED = `${NO_BOTS_OR_INTERNAL} AND ${IS_ACTIVE}`;

export async function lastHalfHour(
  { events, signal }: QueryContext,
  { widget, now }: { widget: number; now: number },
): Promise<{ minutes: MinuteRow[]; present: PresentRow[] }> {
  const rows = await events.query(
    columns,
    `SELECT grouping(visitor_id) AS is_minute, visitor_id, intDiv(toUnixTimestamp(ts), 60) AS minute,
  countIf(${IS_PAGE_VIEW} AND ${NO_BOTS_OR_INTERNAL}) AS pageviews, ${visitorsWith(NO_BOTS_OR_INTERNAL)} AS visitors,
  countIf(${IS_PAGE_VIEW} AND is_bot = 1) AS bots, max(received_at) AS last_event_at,
  argMaxIf((session_id, session_start, path, channel, country, device, browser), ts, ${HERE}) AS latest,
  argMaxIf(title, ts, title != '') AS heading, maxIf(ts, ${NO_BOTS_OR_INTERNAL}) AS last_seen, maxIf(ts, ${HERE}) AS heard_at,
  maxIf(ts, ${USED}) >= {heard:DateTime64(3, 'UTC')} AS is_active
FROM event
WHERE widget_id = {widget:UInt32} AND ${WITHIN} AND ${IN_SESSION}
GROUP BY GROUPING SETS ((minute), (visitor_id))
HAVING is_minute = 1 OR (heard_at >= {heard:DateTime64(3, 'UTC')} AND maxIf(ts, type = 'leave') < heard_at)`,
    { widget, heard: instantText(now - PRESENT_MS), ...withinParams(firstMinute(now), now + 1) },
    signal,
  );
  return {
    minutes: rows.filter((row) => row.is_minute === 1),
    present: rows
      .filter((row) => row.is_minute === 0)
      .map(presentOf)
      .toSorted((a, b) => b.last_seen.localeCompare(a.last_seen) || a.visitor_id.localeCompare(b.visitor_id)),
  };
}

function presentOf({
  visitor_id,
  latest,
  heading,
  is_active,
  last_seen,
  pageviews,
}: RowOf<typeof columns>): PresentRow {
  const [session_id, since, path, channel, country, device, browser] = latest;
  const visit = { session_id, since, path, channel, country, device, browser };
  return { visitor_id, ...visit, title: heading, is_active: is_active === 1, last_seen, pageviews };
}
