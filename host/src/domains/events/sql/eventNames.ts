// Which events have a name, how often did they happen, to how many people, and when last? With a trend also when first,
// and how they went over the range.
import type { Naming } from "#host/http/filter/eventNaming.ts";
import { EVENT_NAME, EVENT_SOURCE as SOURCE, IS_NAMED_EVENT } from "#host/http/filter/namedEvent.ts";
import { BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";
import type { EventName } from "@sightline/schema/rest/events/events";

const MOST = 1000;
/** Equal parts of the range. */
const PARTS = 30;

interface Question {
  widgetId: number;
  period: Pick<Period, "from" | "to">;
  trend: boolean;
  naming: Naming;
  /** hidden ones too */
  hidden: boolean;
}

export async function eventNames(
  { events, signal }: Asking,
  { widgetId, period, trend, naming, hidden }: Question,
): Promise<EventName[]> {
  const part = `least(${PARTS - 1}, intDiv((toUnixTimestamp64Milli(ts) - {from:Int64}) * ${PARTS}, {to:Int64} - {from:Int64}))`;
  const parts = Array.from({ length: PARTS }, (_, n) => `countIf(part = ${n})`).join(", ");
  const rows = await events.query<EventName>(
    `SELECT ${naming.sql(EVENT_NAME)} AS event_name, ${SOURCE} AS source, count() AS count, uniqExact(visitor_id) AS visitors,
  max(ts) AS last_seen${trend ? `, [${parts}] AS trend` : ""}
FROM (SELECT *, ${part} AS part FROM event WHERE ${IN_PERIOD} AND ${BY_PEOPLE} AND ${IS_NAMED_EVENT})
${hidden ? "" : "WHERE event_name NOT IN {hidden:Array(String)} "}GROUP BY event_name, source ORDER BY count DESC, event_name, source LIMIT ${MOST}`,
    { ...periodParams(widgetId, "UTC", period), ...naming.params },
    signal,
  );
  if (!trend) return rows;
  const first = await firstSeen({ events, signal }, widgetId, naming);
  return rows.map((row) => {
    const first_seen = first.get(`${row.source} ${row.event_name}`);
    return first_seen === undefined ? row : { ...row, first_seen };
  });
}

async function firstSeen(
  { events, signal }: Asking,
  widgetId: number,
  naming: Naming,
): Promise<ReadonlyMap<string, string>> {
  const rows = await events.query<{ event_name: string; source: string; first_seen: string }>(
    `SELECT ${naming.sql(EVENT_NAME)} AS event_name, ${SOURCE} AS source, min(ts) AS first_seen FROM event
WHERE widget_id = {widget:UInt32} AND ${BY_PEOPLE} AND ${IS_NAMED_EVENT} GROUP BY event_name, source`,
    { widget: widgetId, ...naming.params },
    signal,
  );
  return new Map(rows.map(({ event_name, source, first_seen }) => [`${source} ${event_name}`, first_seen]));
}
