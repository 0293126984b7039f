// When were these visitors first and last seen, and where and with what was the newest visit? Over all time, so that
// an export or a deletion finds whoever left anything; the filter on visitor_id keeps it from reading all of it.
import { FIRST_SEEN, LAST_SEEN } from "#host/analytics/visits/presenceSql.ts";
import { IN_SESSION } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";

export interface SeenVisitor {
  visitor_id: string;
  first_seen: string;
  last_seen: string;
  country: string;
  region: string;
  city: string;
  device: string;
  browser: string;
  os: string;
}

const newest = ["country", "region", "city", "device", "browser", "os"]
  .map((column) => `argMaxIf(${column}, ts, ${IN_SESSION}) AS last_${column}`)
  .join(", ");

export async function seenVisitors(
  { events, signal }: Asking,
  widget: number,
  visitors: readonly string[],
): Promise<Map<string, SeenVisitor>> {
  const rows = await events.query<Record<string, string>>(
    `SELECT visitor_id, ${FIRST_SEEN} AS first_seen, ${LAST_SEEN} AS last_seen, ${newest}
FROM event WHERE widget_id = {widget:UInt32} AND visitor_id IN {visitors:Array(UUID)} GROUP BY visitor_id`,
    { widget, visitors },
    signal,
  );
  const text = (row: Record<string, string>, column: string) => row[column] ?? "";
  return new Map(
    rows.map((row) => [
      text(row, "visitor_id"),
      {
        visitor_id: text(row, "visitor_id"),
        first_seen: text(row, "first_seen"),
        last_seen: text(row, "last_seen"),
        country: text(row, "last_country"),
        region: text(row, "last_region"),
        city: text(row, "last_city"),
        device: text(row, "last_device"),
        browser: text(row, "last_browser"),
        os: text(row, "last_os"),
      },
    ]),
  );
}
