// When these visitors were first and last seen, and the location and device of their newest visit. Covers all time, so
// that an export or a deletion finds every visitor. The filter on visitor_id prevents a full scan.
import { IN_SESSION } from "../visits/humanTrafficSql.ts";
import { FIRST_SEEN, LAST_SEEN } from "../visits/presenceSql.ts";
import type { QueryContext } from "../scope/reportScope.ts";
import { type RowOf, text, time } from "#host/stores/resultColumns.ts";

const newest = { country: text, region: text, city: text, device: text, browser: text, os: text };
const columns = { visitor_id: text, first_seen: time, last_seen: time, ...newest };

export type SeenVisitor = RowOf<typeof columns>;

const newestSql = Object.keys(newest).map((column) => `argMaxIf(event.${column}, ts, ${IN_SESSION}) AS ${column}`);

export async function seenVisitors(
  { events, signal }: QueryContext,
  widget: number,
  visitors: readonly string[],
): Promise<Map<string, SeenVisitor>> {
  const rows = await events.query(
    columns,
    `SELECT visitor_id, ${FIRST_SEEN} AS first_seen, ${LAST_SEEN} AS last_seen, ${newestSql.join(", ")}
FROM event WHERE widget_id = {widget:UInt32} AND visitor_id IN {visitors:Array(UUID)} GROUP BY visitor_id`,
    { widget, visitors },
    signal,
  );
  return new Map(rows.map((row) => [row.visitor_id, row]));
}
