// Computes the metrics of the contract from the store's aggregates.
import type { Metric, MetricValues } from "@sightline/schema/rest/traffic/traffic";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import type { Measure, Measures } from "#host/analytics/visits/visits.ts";

export function metricValues(sums: Measures): MetricValues {
  const { visitors, sessions, pageviews, conversions, begun, lasted_ms, used_ms, bounces } = sums;
  return {
    visitors,
    sessions,
    pageviews,
    pages_per_session: ratio(pageviews, sessions),
    average_duration: ratio(lasted_ms / 1000, begun),
    engaged_time: ratio(used_ms / 1000, begun),
    bounce_rate: ratio(bounces, begun),
    conversions,
    conversion_rate: ratio(conversions, sessions),
  };
}

/** The measures that a metric needs, so that a query reads only the necessary columns. */
export const measuresOfMetric: Record<Metric, readonly Measure[]> = {
  visitors: ["visitors"],
  sessions: ["sessions"],
  pageviews: ["pageviews"],
  pages_per_session: ["sessions", "pageviews"],
  average_duration: ["begun", "lasted_ms"],
  engaged_time: ["begun", "used_ms"],
  bounce_rate: ["begun", "bounces"],
  conversions: ["conversions"],
  conversion_rate: ["sessions", "conversions"],
};
