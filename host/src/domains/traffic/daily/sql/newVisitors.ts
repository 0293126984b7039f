// Visitors per day of a period who were in their first visit ever. Returns only days with such visitors.
import { instant, periodParams, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { localDay } from "#host/analytics/scope/zone.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";

/** By interval key. */
export async function newVisitors(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
  slots: readonly IntervalSlot[],
): Promise<Map<string, number>> {
  const slot = slotSql(slots);
  const { plain, isFirstVisit } = visitSource(filter, period, slot.bounds);
  const rows = await events.query(
    { slot: text, visitors: number },
    `SELECT toString(${slot.of("ts")}) AS slot, ${plain.visitors} AS visitors
FROM ${plain.from} AND ${isFirstVisit} GROUP BY slot`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...slot.params },
    signal,
  );
  return new Map(rows.map((row) => [row.slot, row.visitors]));
}

/** The first day of a period with any visitor, regardless of the filter; "" if there is none. */
export async function firstDayIn(
  { events, signal }: QueryContext,
  { project, zone }: ReportScope,
  period: Pick<Period, "from" | "to">,
): Promise<string> {
  const rows = await events.query(
    { first: number, seen: number },
    `SELECT toUnixTimestamp64Milli(min(began)) AS first, count() AS seen FROM session_quarter
WHERE widget_id = {widget:UInt32} AND ${since("from")} AND began < ${instant("to")}`,
    periodParams(project.widgetId, zone.name, period),
    signal,
  );
  return rows[0] && rows[0].seen > 0 ? localDay(rows[0].first, zone) : "";
}
