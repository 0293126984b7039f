// The visitors' sessions that may still be active within a time span, or continue from it. They come from the previous
// chunk and, if a file is imported again or its lines are out of order, from this chunk itself.
import type { EventStore } from "#host/stores/events.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { SESSION_LIMIT, SESSION_TIMEOUT, type Session } from "#tracker/session.ts";

const SESSIONS = `SELECT visitor_id, session_id AS id,
    toUnixTimestamp64Milli(min(session_start)) AS start, toUnixTimestamp64Milli(max(ts)) AS last,
    argMin(url, (is_entry = 0, ts)) AS entry_url, any(ref) AS ref, any(utm_source) AS utm_source, any(utm_medium) AS utm_medium,
    any(utm_campaign) AS utm_campaign, any(utm_content) AS utm_content, any(utm_term) AS utm_term,
    any(click_id) AS click_id
  FROM event
  WHERE widget_id = {widget:UInt32}
    AND ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC') AND ts <= fromUnixTimestamp64Milli({to:Int64}, 'UTC')
    AND visitor_id IN ({visitors:Array(UUID)})
  GROUP BY visitor_id, session_id
  ORDER BY start`;

const sessionColumns = {
  visitor_id: text,
  id: text,
  start: number,
  last: number,
  entry_url: text,
  ref: text,
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_content: text,
  utm_term: text,
  click_id: text,
};

export interface StoredSession extends Session {
  visitor_id: string;
}

export async function storedSessions(
  events: EventStore,
  { widget, visitors, from, to }: { widget: number; visitors: readonly string[]; from: number; to: number },
): Promise<Map<string, StoredSession[]>> {
  const params = { widget, visitors: [...visitors], from: from - SESSION_LIMIT, to: to + SESSION_TIMEOUT };
  const sessions = await events.query(sessionColumns, SESSIONS, params);
  return Map.groupBy(sessions, ({ visitor_id }) => visitor_id);
}
