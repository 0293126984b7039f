// The wire's metrics from what the store added up.
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

/** What has to be added up for a metric, so that a question reads no more columns than it needs. */
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
