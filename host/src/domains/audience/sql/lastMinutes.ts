// How busy were the last 30 minutes, minute by minute? Reads the one or two hours of the project in which they lie.
import { BY_PEOPLE, within } from "#host/http/filter/peopleSql.ts";
import type { Asking } from "#host/http/reportScope.ts";

export const MINUTES = 30;
export const MINUTE = 60_000;

export const runningMinute = (now: number) => Math.floor(now / MINUTE) * MINUTE;
export const firstMinute = (now: number) => runningMinute(now) - (MINUTES - 1) * MINUTE;

export interface RealtimeBounds {
  widget: number;
  now: number;
  /** midnight in the project's zone */
  midnight: number;
}

/** `back`: minutes before the running one. A minute with midnight in it has two rows: before, and since (`today`). */
export interface MinuteRow {
  back: number;
  today: number;
  pageviews: number;
  visitors: number;
  bots: number;
  last_event_at: string;
}

export async function lastMinutes(
  { events, signal }: Asking,
  { widget, now, midnight }: RealtimeBounds,
): Promise<MinuteRow[]> {
  const running = runningMinute(now);
  return events.query<MinuteRow>(
    `SELECT intDiv({running:Int64}, 60000) - intDiv(toUnixTimestamp(ts), 60) AS back,
  toUnixTimestamp64Milli(ts) >= {midnight:Int64} AS today,
  countIf(type = 'pageview' AND ${BY_PEOPLE}) AS pageviews,
  uniqExactIf(visitor_id, ${BY_PEOPLE}) AS visitors,
  countIf(type = 'pageview' AND is_bot = 1) AS bots,
  max(received_at) AS last_event_at
FROM event
WHERE widget_id = {widget:UInt32} AND ${within("from", "until")}
GROUP BY back, today`,
    { widget, running, midnight, from: firstMinute(now), until: now + 1 },
    signal,
  );
}
