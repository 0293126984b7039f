// What happened in each hour of the day, over all days of a period? Answers only hours in which anything did.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { Asking, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { clockSource } from "../../sql/clock.ts";
import { activitySql, measuresOf, type Measures, type MeasuresRow } from "#host/analytics/visits/visits.ts";

export async function hourlyTraffic(
  { events, signal }: Asking,
  { project, zone, filter }: ReportScope,
  { period, clock }: { period: Period; clock: Clock },
): Promise<Map<number, Measures>> {
  const rows = await events.query<Partial<MeasuresRow> & { slot: number }>(
    activitySql(
      clockSource(clock, filter, period),
      ["visitors", "sessions", "pageviews", "conversions"],
      clockSql[clock].hour,
    ),
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return new Map(rows.map((row) => [row.slot, measuresOf(row)]));
}
