// Traffic by hour of the day, over all days of a period. Returns only hours with traffic.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { text } from "#host/stores/resultColumns.ts";
import { clockSource } from "../../sql/clock.ts";
import { measureColumns, measuresBySlot, measuresBySql, type Measures } from "#host/analytics/visits/visits.ts";

const measures = ["visitors", "sessions", "pageviews", "conversions"] as const;

export async function hourlyTraffic(
  { events, signal }: QueryContext,
  { project, zone, filter }: ReportScope,
  { period, clock }: { period: Period; clock: Clock },
): Promise<Map<number, Measures>> {
  const rows = await events.query(
    { slot: text, ...measureColumns(measures) },
    measuresBySql(clockSource(clock, filter, period), measures, () => clockSql[clock].hour),
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return new Map([...measuresBySlot(rows)].map(([hour, counts]) => [Number(hour), counts]));
}
