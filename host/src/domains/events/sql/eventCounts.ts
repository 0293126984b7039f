// Occurrences and visitors of these events in another period.
import type { EventName } from "@sightline/schema/rest/events/events";
import { VISITORS } from "#host/analytics/visits/countSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { EVENT_NAME, EVENT_SOURCE, IS_NAMED_EVENT } from "#host/analytics/filter/namedEvent.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number } from "#host/stores/resultColumns.ts";
import { eventsWhere } from "../report/sql/eventQuestion.ts";
import { keyColumns, keyOf, type Named } from "./eventNames.ts";

type Counts = Pick<EventName, "count" | "visitors">;

const NONE: Counts = { count: 0, visitors: 0 };

export async function eventCounts(
  { events, signal }: QueryContext,
  { project, zone, filter }: ReportScope,
  { period, naming, of }: { period: Period; naming: Naming; of: readonly Named[] },
): Promise<(event: Named) => Counts> {
  const rows = await events.query(
    { ...keyColumns, count: number, visitors: number },
    `SELECT ${naming.sql(EVENT_NAME)} AS event_name, ${EVENT_SOURCE} AS source, count() AS count,
  ${VISITORS} AS visitors
FROM event WHERE ${eventsWhere({ filter })} AND ${IS_NAMED_EVENT} AND event_name IN {names:Array(String)}
GROUP BY event_name, source`,
    {
      ...periodParams(project.widgetId, zone.name, period),
      ...filter.params,
      ...naming.params,
      names: of.map(({ event_name }) => event_name),
    },
    signal,
  );
  const counts = new Map(rows.map(({ count, visitors, ...event }) => [keyOf(event), { count, visitors }]));
  return (event) => counts.get(keyOf(event)) ?? NONE;
}
