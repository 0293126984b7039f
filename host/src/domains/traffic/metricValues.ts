// Computes the metrics of the contract from the store's aggregates.
import type { Metric, MetricValues } from "@sightline/schema/rest/traffic/traffic";
import type { Measure, Measures } from "#host/analytics/visits/visits.ts";

const divided = (part: number, whole: number) => (whole > 0 ? part / whole : null);

export function metricValues(sums: Measures): MetricValues {
  const { visitors, sessions, pageviews, conversions, begun, lasted_ms, used_ms, bounces } = sums;
  return {
    visitors,
    sessions,
    pageviews,
    pages_per_session: divided(pageviews, sessions),
    average_duration: divided(lasted_ms / 1000, begun),
    engaged_time: divided(used_ms / 1000, begun),
    bounce_rate: divided(bounces, begun),
    conversions,
    conversion_rate: divided(conversions, sessions),
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
