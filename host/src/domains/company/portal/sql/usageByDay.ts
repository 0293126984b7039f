import { HAS_VIEWS, SESSIONS_OF_QUARTERS_BY_PROJECT, VIEWS_OF_QUARTERS } from "#host/analytics/visits/countSql.ts";
import { since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number, text } from "#host/stores/resultColumns.ts";

const DAY_MS = 86_400_000;
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Days (UTC) up to today, oldest first, including days without visits; `widgetIds` undefined: of all projects. */
export async function usageByDay(
  events: EventStore,
  { widgetIds, days, now }: { widgetIds: readonly number[] | undefined; days: number; now: number },
  signal?: AbortSignal,
) {
  const first = Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  const mine = widgetIds === undefined ? "" : "widget_id IN {widgetIds:Array(UInt32)} AND";
  const rows =
    widgetIds?.length === 0
      ? []
      : await events.query(
          { date: text, sessions: number, pageviews: number },
          `SELECT toString(toDate(ts)) AS date, ${SESSIONS_OF_QUARTERS_BY_PROJECT} AS sessions, ${VIEWS_OF_QUARTERS} AS pageviews
           FROM session_quarter
           WHERE ${mine} ${since("from")} AND ${HAS_VIEWS}
           GROUP BY date`,
          { ...(widgetIds && { widgetIds }), from: first },
          signal,
        );
  const known = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, n) => {
    const date = dayText(first + n * DAY_MS);
    return known.get(date) ?? { date, sessions: 0, pageviews: 0 };
  });
}
