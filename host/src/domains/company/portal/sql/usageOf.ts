import { HAS_VIEWS, sessionsWith } from "#host/analytics/visits/countSql.ts";
import { since } from "#host/analytics/visits/humanTrafficSql.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";

export interface CompanyUsage {
  sessions: number;
  pageviews: number;
  /** newest visit of today and the 31 days before (UTC) */
  lastVisit: Date | null;
}

const DAY_MS = 86_400_000;
const LOOK_BACK_DAYS = 31;

/** Every project that the companies ever had, as in billing. */
export async function widgetsOf(entities: EntityStore, companyIds: readonly number[]): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await entities
    .selectFrom("widget")
    .select(["widget_id", "company_id"])
    .where("company_id", "in", [...companyIds])
    .execute();
  return new Map(rows.map((row) => [row.widget_id, row.company_id]));
}

/** One query for all companies, with the same definition of usage as `getUsage`. */
export async function usageOf(
  { entities, events }: { entities: EntityStore; events: EventStore },
  companyIds: readonly number[],
  now: number,
  signal?: AbortSignal,
): Promise<Map<number, CompanyUsage>> {
  const owners = await widgetsOf(entities, companyIds);
  const usage = new Map<number, CompanyUsage>();
  if (owners.size === 0) return usage;
  const month = monthStart(now).getTime();
  const firstDay = (Math.floor(now / DAY_MS) - LOOK_BACK_DAYS) * DAY_MS;
  const rows = await events.query(
    { widget: number, sessions: number, pageviews: number, last: number },
    `SELECT widget_id AS widget,
       ${sessionsWith(`${HAS_VIEWS} AND ${since("month")}`)} AS sessions,
       sumIf(viewed, ${since("month")}) AS pageviews,
       toUnixTimestamp64Milli(max(ended)) AS last
     FROM session_quarter
     WHERE widget_id IN {widgetIds:Array(UInt32)} AND ${since("from")}
     GROUP BY widget_id`,
    { widgetIds: [...owners.keys()], month, from: Math.min(month, firstDay) },
    signal,
  );
  for (const { widget, sessions, pageviews, last } of rows) {
    const companyId = owners.get(widget);
    if (companyId === undefined) continue;
    const known = usage.get(companyId);
    usage.set(companyId, {
      sessions: (known?.sessions ?? 0) + sessions,
      pageviews: (known?.pageviews ?? 0) + pageviews,
      lastVisit: new Date(Math.max(known?.lastVisit?.getTime() ?? 0, last)),
    });
  }
  return usage;
}
