// Monthly tested users: distinct human visitors who saw a test in one of the company's projects since the first of the
// month (UTC).
import { VISITORS_BY_PROJECT } from "../visits/countSql.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { NO_BOTS_OR_INTERNAL, since } from "../visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";
import { companyWidgetIds } from "./companyWidgetIds.ts";
import { monthStart } from "./month.ts";

export async function testedUsers(
  stores: { entities: EntityStore; events: EventStore },
  companyId: number,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const widgetIds = await companyWidgetIds(stores.entities, companyId);
  if (widgetIds.length === 0) return 0;
  const [row] = await stores.events.query(
    { mtu: number },
    `SELECT ${VISITORS_BY_PROJECT} AS mtu
     FROM event
     WHERE widget_id IN {widgetIds:Array(UInt32)} AND ${since("from")}
       AND type = 'exposure' AND test_id > 0 AND ${NO_BOTS_OR_INTERNAL}`,
    { widgetIds, from: monthStart(now).getTime() },
    signal,
  );
  return row?.mtu ?? 0;
}
