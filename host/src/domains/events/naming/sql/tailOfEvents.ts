// The latest events that have a name and are not hidden.
import type { TailedEvent } from "@sightline/schema/rest/events/naming";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { EVENT_NAME, EVENT_SOURCE, IS_NAMED_EVENT, sourceColumn } from "#host/analytics/filter/namedEvent.ts";
import { IS_HUMAN, WITHIN, withinParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { happenedColumns, happenedEvent, happenedSql } from "../../sql/happenedEvent.ts";

const NEWEST = 100;
const HALF_HOUR = 30 * 60_000;

type Row = Omit<TailedEvent, "display_name">;

export async function tailOfEvents(
  { events, signal }: QueryContext,
  { widgetId, now, naming }: { widgetId: number; now: number; naming: Naming },
): Promise<Row[]> {
  const rows = await events.query(
    { ...happenedColumns, source: sourceColumn },
    `SELECT ${happenedSql(naming.sql(EVENT_NAME))}, ${EVENT_SOURCE} AS source
FROM event WHERE widget_id = {widget:UInt32} AND ${WITHIN} AND ${IS_HUMAN} AND ${IS_NAMED_EVENT}
  AND called NOT IN {hidden:Array(String)}
ORDER BY ts DESC, event_id LIMIT ${NEWEST}`,
    { widget: widgetId, ...withinParams(now - HALF_HOUR, now + 1), ...naming.params },
    signal,
  );
  return rows.map(happenedEvent);
}
