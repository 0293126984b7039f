// One metric over time. The comparison range is aligned by index: its first interval corresponds to the first one of
// the range.
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { getTrafficSeries, Interval, Metric } from "@sightline/schema/rest/traffic/traffic";
import { intervalsOf, type IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { answeredRange, type QueryContext, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import { measuresOf, type Measures } from "#host/analytics/visits/visits.ts";
import { measuresOfMetric, metricValues } from "../metricValues.ts";
import { trafficSeries } from "../sql/trafficSeries.ts";
import type { SummaryRows } from "../sql/trafficSummary.ts";

interface SeriesRequest {
  metric: Metric;
  slots: readonly IntervalSlot[];
  /** of the comparison range */
  previousSlots: readonly IntervalSlot[];
}

export const seriesSlots = ({ period, previous, zone }: ReportScope, interval: Interval) => ({
  slots: intervalsOf(period, interval, zone),
  previousSlots: previous ? intervalsOf(previous, interval, zone) : [],
});

/** `summary`: of the same intervals, whose measures need no query of their own. */
export async function seriesOf(
  context: QueryContext,
  scope: ReportScope,
  { metric, slots, previousSlots }: SeriesRequest,
  summary: Promise<SummaryRows> | undefined,
): Promise<AnswerOf<typeof getTrafficSeries>> {
  const measures = measuresOfMetric[metric];
  const { period, previous, now } = scope;
  const [current, before] = await Promise.all([
    summary ? summary.then(({ intervals }) => intervals) : trafficSeries(context, scope, period, { slots, measures }),
    previous && trafficSeries(context, scope, previous, { slots: previousSlots, measures }),
  ]);
  const valueIn = (rows: Map<string, Measures>, key: string) => metricValues(rows.get(key) ?? measuresOf({}))[metric];
  return {
    rows: slots.map(({ key, t, from, to }, index) => {
      const earlier = previousSlots[index];
      return {
        t,
        value: from > now ? null : valueIn(current, key),
        ...(before && { previous: earlier ? valueIn(before, earlier.key) : null }),
        partial: to > now,
      };
    }),
    range: answeredRange(scope),
    sampled: false as const,
  };
}
