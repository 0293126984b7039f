// Reports on page views and sessions. traffic.graphql defines each number, and the product shows the definition.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, FilterCriteria, FilterKey, reportShape, widgetId } from "../range.ts";

export const Metric = z.enum([
  "visitors",
  "sessions",
  "pageviews",
  "pages_per_session",
  "average_duration",
  "engaged_time",
  "bounce_rate",
  "conversions",
  "conversion_rate",
]);
export type Metric = z.infer<typeof Metric>;

export const Interval = z.enum(["hour", "day", "week", "month"]);
export type Interval = z.infer<typeof Interval>;

const reportBody = z.object({
  ...reportShape,
  /**
   * the key of the goal, or the name of the event, whose sessions count as converted; defaults to the project's default
   * goal
   */
  goal: z.string().max(200).optional(),
});

/** Rates are from 0 to 1, durations in seconds. `null` if the denominator is 0. */
export const MetricValues = z.object({
  visitors: z.number(),
  sessions: z.number(),
  pageviews: z.number(),
  pages_per_session: z.number().nullable(),
  average_duration: z.number().nullable(),
  engaged_time: z.number().nullable(),
  bounce_rate: z.number().nullable(),
  conversions: z.number(),
  conversion_rate: z.number().nullable(),
});
export type MetricValues = z.infer<typeof MetricValues>;

export const getTrafficSummary = endpoint({
  name: "getTrafficSummary",
  method: "POST",
  path: "/analytics/summary",
  summary: "The totals of a range and its comparison range, with a sparkline per metric.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: reportBody,
  answer: z.object({
    totals: MetricValues,
    previous: MetricValues.optional(),
    /** one entry per interval of the range, oldest first */
    sparkline: z.array(MetricValues),
    /** the goal whose conversions are counted; none: conversions are 0 */
    goal: CountedGoal.optional(),
    range: AnsweredRange,
    sampled: z.literal(false),
  }),
});

export const SeriesRow = z.object({
  /** start of the interval in the range's time zone, `YYYY-MM-DD` or `YYYY-MM-DDTHH:00` */
  t: z.string(),
  value: z.number().nullable(),
  previous: z.number().nullable().optional(),
  /** the interval is incomplete */
  partial: z.boolean(),
});
export type SeriesRow = z.infer<typeof SeriesRow>;

export const getTrafficSeries = endpoint({
  name: "getTrafficSeries",
  method: "POST",
  path: "/analytics/series",
  summary: "One metric over time.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ ...reportBody.shape, metric: Metric, interval: Interval }),
  answer: z.object({ rows: z.array(SeriesRow), range: AnsweredRange, sampled: z.literal(false) }),
});

export const Dimension = z.enum([
  "page",
  "entry",
  "exit",
  "title",
  "channel",
  "ref",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "country",
  "region",
  "city",
  "device",
  "browser",
  "os",
  "lang",
  "screen",
  "hour",
  "weekday",
  "event",
]);
export type Dimension = z.infer<typeof Dimension>;

export const BreakdownRow = z.object({
  /** the value as stored; "" if unknown */
  name: z.string(),
  /** ISO 3166 code of the country of a region or city; "" if unknown, absent for values that are not places */
  country: z.string().optional(),
  /** region of a city; "" if unknown, absent for values that are not cities */
  region: z.string().optional(),
  /** display name of the event; absent if it has none, or if this is not an event */
  title: z.string().optional(),
  visitors: z.number(),
  sessions: z.number(),
  pageviews: z.number(),
  bounce_rate: z.number().nullable(),
  average_duration: z.number().nullable(),
  /** mean of the maximum scroll depth per page view, 0 to 1; only for pages */
  scroll_depth: z.number().nullable(),
  conversions: z.number(),
  conversion_rate: z.number().nullable(),
  previous_visitors: z.number().optional(),
});
export type BreakdownRow = z.infer<typeof BreakdownRow>;

export const getTrafficBreakdown = endpoint({
  name: "getTrafficBreakdown",
  method: "POST",
  path: "/analytics/breakdown",
  summary: "A breakdown of the range by one dimension, most visitors first.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...reportBody.shape,
    dimension: Dimension,
    limit: z.number().int().min(1).max(1000).default(10),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    rows: z.array(BreakdownRow),
    /** number of distinct values of the dimension in the range */
    total: z.number().int(),
    /** visitors of the whole range, as the denominator of shares */
    visitors: z.number(),
    /** the goal whose conversions are counted; none: conversions are 0 */
    goal: CountedGoal.optional(),
    range: AnsweredRange,
    sampled: z.literal(false),
  }),
});

/** The clock for hours and weekdays: the range's time zone, or each visitor's own if known. */
export const Clock = z.enum(["project", "visitor"]);
export type Clock = z.infer<typeof Clock>;

export const getActiveHours = endpoint({
  name: "getActiveHours",
  method: "POST",
  path: "/analytics/active-hours",
  summary: "Visitors (or another count) by weekday and hour in the range's or each visitor's time zone.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...reportBody.shape,
    metric: z.enum(["visitors", "sessions", "pageviews"]).default("visitors"),
    clock: Clock.default("project"),
  }),
  answer: z.object({
    /** seven rows from Monday, with 24 hours each */
    grid: z.array(z.array(z.number())),
    /** totals per weekday */
    weekdays: z.array(z.number()),
    /** totals per hour of the day */
    hours: z.array(z.number()),
    total: z.number(),
    range: AnsweredRange,
  }),
});

export const getFilterValues = endpoint({
  name: "getFilterValues",
  method: "POST",
  path: "/analytics/values",
  summary:
    "Values of a criterion in the last 90 days that contain a text, most frequent first. For a keyed criterion without a key: the keys.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    widget_id: widgetId,
    criteria: FilterCriteria,
    key: FilterKey.optional(),
    q: z.string().max(200).default(""),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        value: z.string(),
        /** display name of a goal, or of an event that has one */
        label: z.string().optional(),
        visitors: z.number(),
      }),
    ),
  }),
});

export const getMonthlyReport = endpoint({
  name: "getMonthlyReport",
  method: "POST",
  path: "/report/monthly",
  summary: "Visitors, sessions and page views of the last 13 months.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({
    rows: z.array(z.object({ month: z.string(), visitors: z.number(), sessions: z.number(), pageviews: z.number() })),
  }),
});
