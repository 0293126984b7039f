// Results of a funnel in a range, saved or not: steps, comparison, breakdown, times and trend. The range has the starts
// of attempts; their later steps count up to the end of the window, also after the range.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { Interval } from "../traffic/traffic.ts";
import { FunnelDefinition } from "./definition.ts";

/** Exactly one of `id` and `definition`. The holder of a share link requests the shared funnel by its id. */
export const funnelShape = {
  ...reportShape,
  /** a saved funnel */
  id: z.number().int().positive().optional(),
  /** an unsaved one, such as a preview */
  definition: FunnelDefinition.optional(),
};

/** Rates are from 0 to 1. All counts are of units: sessions or visitors, as the funnel's mode says. */
export const FunnelStepResult = z.object({
  /** from 1 */
  step: z.number().int(),
  /** reached the step */
  entered: z.number().int(),
  /** of them, those who reached the next required step; all of them in the last step */
  converted: z.number().int(),
  /** entered minus converted */
  dropped: z.number().int(),
  /** entered, relative to the first step; null without entries */
  rate_of_first: z.number().nullable(),
  /** entered, relative to the previous required step; null if nobody reached that, and in the first step */
  rate_of_previous: z.number().nullable(),
  /** seconds from the previous required step; null in the first step and if nobody reached it */
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
});
export type FunnelStepResult = z.infer<typeof FunnelStepResult>;

export const FunnelTotals = z.object({
  /** reached the first step */
  entered: z.number().int(),
  /** reached the last step */
  converted: z.number().int(),
  /** converted of entered, with its 95 % interval (Wilson); null without entries */
  rate: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** seconds from the first to the last step; null without conversions */
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
});
export type FunnelTotals = z.infer<typeof FunnelTotals>;

const Counted = z.object({ totals: FunnelTotals, steps: z.array(FunnelStepResult) });

/** A property of the session in which the attempt started. `variant`: of the test with the id `test_id`. */
export const FunnelBreakdown = z.enum(["device", "source", "country", "landing_page", "variant"]);
export type FunnelBreakdown = z.infer<typeof FunnelBreakdown>;

export const FunnelGroup = Counted.extend({
  /** "" if unknown; for `variant`: without an exposure to the test */
  value: z.string(),
  /** all values after the first ten; `value` is "" */
  is_other: z.boolean(),
});
export type FunnelGroup = z.infer<typeof FunnelGroup>;

export const getFunnelResult = endpoint({
  name: "getFunnelResult",
  method: "POST",
  path: "/funnel/result",
  summary: "A funnel in a range: its steps, the previous period, the times to convert and a breakdown.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...funnelShape,
    by: FunnelBreakdown.optional(),
    /** required by the breakdown `variant` */
    test_id: z.number().int().positive().optional(),
  }),
  answer: z.object({
    ...Counted.shape,
    previous: Counted.optional(),
    /** conversions by seconds from the first to the last step, up to the window; empty without conversions */
    times: z.array(z.object({ up_to: z.number().int(), converted: z.number().int() })),
    /** most entries first, at most ten and the others; empty without `by` */
    groups: z.array(FunnelGroup),
    range: AnsweredRange,
  }),
});

export const getFunnelTrend = endpoint({
  name: "getFunnelTrend",
  method: "POST",
  path: "/funnel/trend",
  summary: "Entries and conversions of a funnel by the day, week or month in which the attempt started.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ ...funnelShape, interval: Interval }),
  answer: z.object({
    /** without gaps, oldest first */
    points: z.array(
      z.object({
        /** start of the interval in the range's time zone, `YYYY-MM-DD` or `YYYY-MM-DDTHH:00` */
        t: z.string(),
        entered: z.number().int(),
        converted: z.number().int(),
        /** null without entries */
        rate: z.number().nullable(),
        /** the interval or the window of its last attempts is not over, so that conversions can still be added */
        partial: z.boolean(),
      }),
    ),
    range: AnsweredRange,
  }),
});
