// The four ready-made reports over one range: by hour, by day, how fast pages are, how much visits are used.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { Clock, MetricValues } from "./traffic.ts";
import { VitalName } from "../behavior/vitalName.ts";

const reportBody = z.object({
  ...reportShape,
  /** the key of the goal, or the name of the event, whose sessions count as converted; the project's default goal without */
  goal: z.string().max(200).optional(),
});
/** whose conversions these are; none: conversions are 0 */
const counted = { goal: CountedGoal.optional() };
const answered = { range: AnsweredRange, sampled: z.literal(false) };

const Counts = z.object({
  visitors: z.number(),
  sessions: z.number(),
  pageviews: z.number(),
  conversions: z.number(),
});
export const HourRow = z.object({
  /** 0 to 23 on the wall clock that was asked for */
  hour: z.number().int(),
  ...Counts.shape,
  previous: Counts.optional(),
});
export type HourRow = z.infer<typeof HourRow>;

export const getHourlyTraffic = endpoint({
  name: "getHourlyTraffic",
  method: "POST",
  path: "/report/hourly-traffic",
  summary: "The 24 hours of the day, added up over the days of a range.",
  effect: "read",
  audience: "member",
  body: z.object({
    ...reportBody.shape,
    /** only this day of the week: 1 is Monday */
    weekday: z.number().int().min(1).max(7).optional(),
    clock: Clock.default("project"),
  }),
  answer: z.object({
    rows: z.array(HourRow),
    totals: Counts,
    previous: Counts.optional(),
    /** sessions whose visitor's clock is unknown, told by the project's; null: all are told by the project's */
    unknown_clocks: z.number().nullable(),
    ...counted,
    ...answered,
  }),
});

export const DayRow = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  ...Counts.shape,
  new_visitors: z.number(),
  returning_visitors: z.number(),
  bounce_rate: z.number().nullable(),
  average_duration: z.number().nullable(),
  /** the day is not over yet */
  partial: z.boolean(),
  /** visitors of the same weekday in the 8 weeks before; null where there are fewer than 4 such days */
  usual: z.object({ mean: z.number(), low: z.number(), high: z.number(), weeks: z.number().int() }).nullable(),
  /** outside of `usual`; null: within, not over, or unknown */
  anomaly: z.enum(["high", "low"]).nullable(),
});
export type DayRow = z.infer<typeof DayRow>;

export const getDailyTraffic = endpoint({
  name: "getDailyTraffic",
  method: "POST",
  path: "/report/daily-traffic",
  summary: "Each day of a range, and whether its visitors are unusual for the weekday (mean and 3 sd of 8 weeks).",
  effect: "read",
  audience: "member",
  body: reportBody,
  answer: z.object({ rows: z.array(DayRow), totals: MetricValues, ...counted, ...answered }),
});

export const PerformanceDimension = z.enum(["page", "device", "country", "browser"]);
export type PerformanceDimension = z.infer<typeof PerformanceDimension>;

/** Milliseconds; CLS has no unit. Shares are 0 to 1. `null`: nothing measured. */
export const VitalRow = z.object({
  name: VitalName,
  measured: z.number(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
  p95: z.number().nullable(),
  /** up to here is good, beyond `poor_from` poor; null, and the shares as well: nothing is agreed on */
  good_to: z.number().nullable(),
  poor_from: z.number().nullable(),
  good: z.number().nullable(),
  needs_work: z.number().nullable(),
  poor: z.number().nullable(),
  previous_p75: z.number().nullable().optional(),
});

const p75 = z.number().nullable();
export const PerformanceRow = z.object({
  /** the value as stored; "" where it is unknown */
  name: z.string(),
  /** page views with at least one measurement */
  loads: z.number(),
  /** 75th percentile of each; null below 10 measurements */
  lcp: p75,
  inp: p75,
  cls: p75,
  fcp: p75,
  ttfb: p75,
  load: p75,
});

export const getPerformance = endpoint({
  name: "getPerformance",
  method: "POST",
  path: "/report/performance",
  summary:
    "Web vitals of a range with their limits and the load time, one of them over time, and all of them by one dimension.",
  effect: "read",
  audience: "member",
  body: z.object({
    ...reportBody.shape,
    dimension: PerformanceDimension.default("page"),
    vital: VitalName.default("LCP"),
    limit: z.number().int().min(1).max(1000).default(200),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    vitals: z.array(VitalRow),
    series: z.array(
      z.object({ t: z.string(), p50: z.number().nullable(), p75: z.number().nullable(), partial: z.boolean() }),
    ),
    interval: z.enum(["hour", "day", "week", "month"]),
    rows: z.array(PerformanceRow),
    /** how many values the dimension has in the range; the rows asked for are answered, most loads first */
    total: z.number().int(),
    ...answered,
  }),
});

const EngagementTotals = z.object({
  sessions: z.number(),
  engaged_sessions: z.number(),
  engagement_rate: z.number().nullable(),
  pages_per_session: z.number().nullable(),
  /** seconds that pages were visible and in use, per session */
  engaged_time: z.number().nullable(),
  /** mean of the deepest scroll of each page view, 0 to 1 */
  scroll_depth: z.number().nullable(),
  /** visitors with more than one session in the range */
  returning_share: z.number().nullable(),
});
export type EngagementTotals = z.infer<typeof EngagementTotals>;
/** How many had at least `from`, and less than the next step. */
const Step = z.object({ from: z.number(), count: z.number() });

export const getEngagement = endpoint({
  name: "getEngagement",
  method: "POST",
  path: "/report/engagement",
  summary:
    "Sessions that were used (10 s or longer, two page views, or a conversion), how far pages are read and how long, and where people get stuck.",
  effect: "read",
  audience: "member",
  body: z.object({
    ...reportBody.shape,
    /** of each list of pages */
    limit: z.number().int().min(1).max(1000).default(20),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    totals: EngagementTotals,
    previous: EngagementTotals.optional(),
    /** page views by percent of the page seen */
    scroll: z.array(Step),
    /** page views by seconds in use */
    time: z.array(Step),
    /** sessions by page views */
    pages: z.array(Step),
    /** visitors by sessions in the range */
    returns: z.array(Step),
    /** most time in use first */
    top_pages: z.array(
      z.object({
        path: z.string(),
        pageviews: z.number(),
        engaged_time: z.number().nullable(),
        scroll_depth: z.number().nullable(),
      }),
    ),
    /** pages on which people clicked in anger or in vain */
    friction: z.array(z.object({ path: z.string(), rage: z.number(), dead: z.number(), sessions: z.number() })),
    ...answered,
  }),
});
