// Page views in the same 30 minutes 7, 14, 21 and 28 days ago. Only weeks since the project's first day are returned,
// with every minute of them: a minute without page views is then a zero, not a gap.
import { IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { firstMinute, MINUTE, MINUTES } from "../minutes.ts";

const WEEKS = [1, 2, 3, 4];
const WEEK = 7 * 24 * 60 * MINUTE;

/** Page views by minute, oldest first; one list for each week since the project's first event. */
export async function earlierMinutes(
  { events, signal }: QueryContext,
  { widget, now }: { widget: number; now: number },
): Promise<number[][]> {
  const from = firstMinute(now);
  const starts = WEEKS.map((week) => from - week * WEEK);
  const ends = starts.map((start) => start + (MINUTES - 1) * MINUTE);
  const days = [...new Set([...starts, ...ends].map(dayOf))];
  const hours = [...new Set([...starts, ...ends].map((at) => new Date(at).getUTCHours()))];
  const [firstDays, rows] = await Promise.all([
    events.query(
      { day: text },
      "SELECT toString(toDate(ts)) AS day FROM event WHERE widget_id = {widget:UInt32} ORDER BY widget_id, toDate(ts) LIMIT 1",
      { widget },
      signal,
    ),
    events.query(
      { minute: number, pageviews: number },
      `SELECT intDiv(toUnixTimestamp(ts), 60) AS minute, count() AS pageviews FROM event
WHERE widget_id = {widget:UInt32} AND toDate(ts) IN {days:Array(Date)} AND toHour(ts) IN {hours:Array(UInt8)} AND ${IS_PAGE_VIEW} AND ${IS_HUMAN}
  AND (minute - {first:Int64}) % 10080 BETWEEN 0 AND ${MINUTES - 1}
GROUP BY minute`,
      // counted from the earliest window, so that the difference is never negative
      { widget, days, hours, first: (starts.at(-1) ?? from) / MINUTE },
      signal,
    ),
  ]);
  const firstDay = firstDays[0]?.day;
  const pageviews = new Map(rows.map((row) => [row.minute, row.pageviews]));
  return starts
    .filter((start) => firstDay !== undefined && firstDay < dayOf(start))
    .map((start) => Array.from({ length: MINUTES }, (_, index) => pageviews.get(start / MINUTE + index) ?? 0));
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
