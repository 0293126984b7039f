// Monthly tested users: distinct visitors, people only, that saw a test in one of the company's projects since the first
// of the month (UTC).
import type { EntityStore } from "#host/stores/entities.ts";
import { since } from "../visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
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
  const [row] = await stores.events.query<{ mtu: number }>(
    `SELECT uniqExact(widget_id, visitor_id) AS mtu
     FROM event
     WHERE widget_id IN {widgetIds:Array(UInt32)} AND ${since("from")}
       AND type = 'exposure' AND test_id > 0 AND is_bot = 0 AND is_internal = 0`,
    { widgetIds, from: monthStart(now).getTime() },
    signal,
  );
  return row?.mtu ?? 0;
}
