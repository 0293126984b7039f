// Totals of a period and of each of its intervals. Totals are not the sum of the intervals, because a visitor may be
// active in several.
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { activityMeasures, measuresBySlot, type Measures } from "#host/analytics/visits/visits.ts";
import type { Breakdown } from "./breakdownKey.ts";
import { trafficSeries } from "./trafficSeries.ts";
import { visitTotals, type VisitSplit } from "./visitTotals.ts";

export interface SummaryRows {
  totals: Measures;
  /** by interval key; empty if no intervals were given */
  intervals: Map<string, Measures>;
  /** in the order of the splits */
  breakdowns: Breakdown[];
}

export async function trafficSummary(
  context: QueryContext,
  scope: Pick<ReportScope, "project" | "zone" | "filter">,
  period: Period,
  slots: readonly IntervalSlot[] = [],
  splits: readonly VisitSplit[] = [],
): Promise<SummaryRows> {
  const [{ totals, begun, breakdowns }, active] = await Promise.all([
    visitTotals(context, scope, period, { slots, splits }),
    trafficSeries(context, scope, period, { slots, measures: activityMeasures }),
  ]);
  return { totals, intervals: measuresBySlot(begun, active), breakdowns };
}
