/** The metrics of traffic. In a file of their own, because the routes need no more: their texts load with the reports. */
export const metricIds = [
  "VISITORS",
  "SESSIONS",
  "PAGEVIEWS",
  "PAGES_PER_SESSION",
  "AVERAGE_DURATION",
  "BOUNCE_RATE",
  "CONVERSIONS",
] as const;

export type MetricId = (typeof metricIds)[number];
