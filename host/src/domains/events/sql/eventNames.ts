// Named events with occurrences, visitors and the time of the latest one. With a trend, also the time of the first one
// and the occurrences over the range.
import type { EventName } from "@sightline/schema/rest/events/events";
import { VISITORS } from "#host/analytics/visits/countSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import {
  EVENT_NAME,
  EVENT_SOURCE as SOURCE,
  IS_NAMED_EVENT,
  NAMED_OF_QUARTER,
  sourceColumn,
} from "#host/analytics/filter/namedEvent.ts";
import { IS_HUMAN, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { trendOf } from "#host/analytics/intervals/trendPart.ts";
import { offsetPage } from "#host/http/paging/offsetPage.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { list, number, text, time } from "#host/stores/resultColumns.ts";
import { eventsWhere } from "../report/sql/eventQuestion.ts";

interface Question {
  trend: boolean;
  naming: Naming;
  /** include hidden events */
  hidden: boolean;
  limit: number;
  offset: number;
}

/** The key of a row: the site's own event may have the same name as one of the tracker's. */
export type Named = Pick<EventName, "event_name" | "source">;
export const keyOf = ({ event_name, source }: Named): string => `${source} ${event_name}`;

export const keyColumns = { event_name: text, source: sourceColumn };
const rowColumns = { ...keyColumns, count: number, visitors: number, last_seen: time };

export async function eventNames(
  context: QueryContext,
  { project, zone, period, filter }: ReportScope,
  { trend, naming, hidden, limit, offset }: Question,
): Promise<{ rows: EventName[]; total: number }> {
  const { widgetId } = project;
  const grouped = `SELECT ${naming.sql(EVENT_NAME)} AS event_name, ${SOURCE} AS source, count() AS count, ${VISITORS} AS visitors,
  max(ts) AS last_seen${trend ? `, ${trendOf("to")} AS trend` : ""}
FROM event WHERE ${eventsWhere({ filter })} AND ${IS_NAMED_EVENT}${hidden ? "" : " AND event_name NOT IN {hidden:Array(String)}"}
GROUP BY event_name, source`;
  const params = { ...periodParams(widgetId, zone.name, period), ...filter.params, ...naming.params };
  const columns = { ...rowColumns, ...(trend && { trend: list(number) }) };
  const order = "count DESC, event_name, source";
  const [{ rows, total }, first] = await Promise.all([
    offsetPage(context, { columns, sql: grouped, order, params }, { limit, offset }),
    trend ? firstSeen(context, widgetId, naming) : undefined,
  ]);
  return {
    rows: rows.map(({ total: _total, ...row }) => {
      const first_seen = first?.get(keyOf(row));
      return first_seen === undefined ? row : { ...row, first_seen };
    }),
    total,
  };
}

/** Reads only the days and quarter hours in which an event has its first occurrence, which session_quarter knows. */
async function firstSeen(
  { events, signal }: QueryContext,
  widgetId: number,
  naming: Naming,
): Promise<ReadonlyMap<string, string>> {
  const rows = await events.query(
    { ...keyColumns, first_seen: time },
    `WITH firsts AS (SELECT arrayJoin(${NAMED_OF_QUARTER}) AS lettered, min(quarter) AS at FROM session_quarter
  WHERE widget_id = {widget:UInt32} AND notEmpty(${NAMED_OF_QUARTER}) GROUP BY lettered)
SELECT ${naming.sql(EVENT_NAME)} AS event_name, ${SOURCE} AS source, min(ts) AS first_seen FROM event
WHERE widget_id = {widget:UInt32} AND toDate(ts) IN (SELECT toDate(at) FROM firsts)
  AND toStartOfFifteenMinutes(ts) IN (SELECT at FROM firsts) AND ${IS_HUMAN} AND ${IS_NAMED_EVENT}
GROUP BY event_name, source`,
    { widget: widgetId, ...naming.params },
    signal,
  );
  return new Map(rows.map((row) => [keyOf(row), row.first_seen]));
}
