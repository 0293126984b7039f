// How busy were the last 30 minutes, minute by minute, and how many page views has today had? Reads one day of the
// project, two shortly after midnight: the sorting key starts with project and day.
import { before, BY_PEOPLE, since } from "#host/http/filter/peopleSql.ts";
import type { Asking } from "#host/http/reportScope.ts";

export const MINUTES = 30;
const MINUTE = 60_000;

export const runningMinute = (now: number) => Math.floor(now / MINUTE) * MINUTE;
export const firstMinute = (now: number) => runningMinute(now) - (MINUTES - 1) * MINUTE;

/** `back`: minutes before the running one; MINUTES: any earlier one of today. `today` splits a minute at midnight. */
export interface MinuteRow {
  back: number;
  today: number;
  pageviews: number;
  visitors: number;
  bots: number;
}

export interface RealtimeBounds {
  widget: number;
  now: number;
  /** midnight in the project's zone */
  midnight: number;
}

export async function todayMinutes(
  { events, signal }: Asking,
  { widget, now, midnight }: RealtimeBounds,
): Promise<MinuteRow[]> {
  const from = firstMinute(now);
  return events.query<MinuteRow>(
    `WITH intDiv({running:Int64}, 60000) - intDiv(toUnixTimestamp(ts), 60) AS age
SELECT least(age, ${MINUTES}) AS back, toUnixTimestamp64Milli(ts) >= {midnight:Int64} AS today,
  countIf(type = 'pageview' AND ${BY_PEOPLE}) AS pageviews,
  uniqExactIf(visitor_id, age < ${MINUTES} AND ${BY_PEOPLE}) AS visitors,
  countIf(type = 'pageview' AND is_bot = 1) AS bots
FROM event
WHERE widget_id = {widget:UInt32} AND ${since("from")} AND ${before("until")}
GROUP BY back, today`,
    {
      widget,
      running: runningMinute(now),
      midnight,
      from: Math.min(from, midnight),
      until: runningMinute(now) + MINUTE,
    },
    signal,
  );
}
