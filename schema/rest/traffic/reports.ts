// Preset traffic reports over one range: by hour and by day.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { Clock, MetricValues } from "./traffic.ts";

/** Common parameters of the preset reports. */
export const reportBody = z.object({
  ...reportShape,
  /**
   * the key of the goal, or the name of the event, whose sessions count as converted; defaults to the project's default
   * goal
   */
  goal: z.string().max(200).optional(),
});
/** the goal whose conversions are counted; none: conversions are 0 */
const counted = { goal: CountedGoal.optional() };
export const answered = { range: AnsweredRange, sampled: z.literal(false) };

const Counts = z.object({
  visitors: z.number(),
  sessions: z.number(),
  pageviews: z.number(),
  conversions: z.number(),
});
export const HourRow = z.object({
  /** 0 to 23 on the requested clock */
  hour: z.number().int(),
  ...Counts.shape,
  previous: Counts.optional(),
});
export type HourRow = z.infer<typeof HourRow>;

export const getHourlyTraffic = endpoint({
  name: "getHourlyTraffic",
  method: "POST",
  path: "/report/hourly-traffic",
  summary: "Totals by hour of the day over all days of a range.",
  effect: "read",
  isReport: true,
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
    /**
     * sessions with an unknown visitor clock, counted on the project's clock; null if the project's clock was requested
     */
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
  /** the day is incomplete */
  partial: z.boolean(),
  /** visitors on the same weekday in the 8 weeks before; null if there are fewer than 4 such days */
  usual: z.object({ mean: z.number(), low: z.number(), high: z.number(), weeks: z.number().int() }).nullable(),
  /** outside of `usual`; null: within, incomplete, or unknown */
  anomaly: z.enum(["high", "low"]).nullable(),
});
export type DayRow = z.infer<typeof DayRow>;

export const getDailyTraffic = endpoint({
  name: "getDailyTraffic",
  method: "POST",
  path: "/report/daily-traffic",
  summary: "Each day of a range, and whether its visitors are unusual for the weekday (mean and 3 sd of 8 weeks).",
  effect: "read",
  isReport: true,
  audience: "member",
  body: reportBody,
  answer: z.object({ rows: z.array(DayRow), totals: MetricValues, ...counted, ...answered }),
});
