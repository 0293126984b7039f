import { HAS_VIEWS } from "#host/analytics/visits/countSql.ts";
import { since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventQueries } from "#host/stores/events.ts";
import { text } from "#host/stores/resultColumns.ts";

/**
 * The day (UTC) on which the first session beyond `limit` began. A session counts on the day of its first page view.
 * Null if there are at most `limit` sessions.
 */
export async function dayOfSessionBeyond(
  events: EventQueries,
  { widgetIds, from, limit }: { widgetIds: readonly number[]; from: Date; limit: number },
  signal?: AbortSignal,
): Promise<string | null> {
  if (widgetIds.length === 0) return null;
  const [row] = await events.query(
    { day: text },
    `SELECT toString(day) AS day
     FROM (
       SELECT day, sum(count()) OVER (ORDER BY day) AS so_far
       FROM (
         SELECT toDate(min(ts)) AS day
         FROM session_quarter
         WHERE widget_id IN {widgetIds:Array(UInt32)} AND ${since("from")} AND ${HAS_VIEWS}
         GROUP BY widget_id, session_id
       )
       GROUP BY day
     )
     WHERE so_far > {limit:UInt64}
     ORDER BY day
     LIMIT 1`,
    { widgetIds, from: from.getTime(), limit },
    signal,
  );
  return row?.day ?? null;
}
