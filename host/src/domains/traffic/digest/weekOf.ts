// The last seven complete days of a project in its time zone, and the seven days before them.
import { parseFilter } from "#host/analytics/filter/filter.ts";
import type { ScopedProject } from "#host/http/projectScope.ts";
import { comparedPeriod, periodOf } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { addDays, localDay, zoneOf } from "#host/analytics/scope/zone.ts";
import { metricValues } from "../metricValues.ts";
import { trafficSummary } from "../sql/trafficSummary.ts";

export async function weekOf(context: QueryContext, project: ScopedProject, now: number) {
  const zone = zoneOf(project.timezone, 0);
  const yesterday = addDays(localDay(now, zone), -1);
  const period = periodOf(addDays(yesterday, -6), yesterday, zone);
  const previous = comparedPeriod(period, "previous", zone);
  const scope = { project, zone, period, previous, filter: parseFilter({}), now };
  const [week, before] = await Promise.all([
    trafficSummary(context, scope, period),
    trafficSummary(context, scope, previous),
  ]);
  return { week: metricValues(week.totals), before: metricValues(before.totals) };
}

export type Week = Awaited<ReturnType<typeof weekOf>>;
