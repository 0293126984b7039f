// What a day changed: a metric in the days before and after it, and how sure the difference is.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CustomFilter, FilterPreset, LocalMoment, widgetId } from "../range.ts";

export const EffectMetric = z.enum(["visitors", "sessions", "pageviews", "bounce_rate", "conversion_rate"]);
export type EffectMetric = z.infer<typeof EffectMetric>;

const Side = z.object({
  startDate: z.string(),
  endDate: z.string(),
  /** whole days that are over */
  days: z.number().int(),
  /** mean of a day, or the share of all sessions; null without any */
  value: z.number().nullable(),
});
export type EffectSide = z.infer<typeof Side>;

export const getEffect = endpoint({
  name: "getEffect",
  method: "POST",
  path: "/analytics/effect",
  summary:
    "A metric before and after a day, or several, which count on neither side: means of days by Welch's t, rates by two proportions, with the 95 % interval of the difference.",
  effect: "read",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    date: LocalMoment,
    /** the last day of what went on for several, which count on neither side; at most a year */
    end_date: LocalMoment.optional(),
    metric: EffectMetric.default("visitors"),
    days: z.union([z.literal(7), z.literal(14), z.literal(28)]).default(14),
    goal: z.string().max(200).optional(),
    filter_by: FilterPreset.optional(),
    custom_filter: CustomFilter.optional(),
  }),
  answer: z.object({
    before: Side,
    after: Side,
    /** after minus before, with its 95 % interval; null where there is too little to say */
    difference: z.object({ value: z.number(), low: z.number(), high: z.number(), p: z.number() }).nullable(),
    /** each day of both sides and those between; null for days that have not passed */
    series: z.array(z.object({ day: z.string(), value: z.number().nullable() })),
    timezone: z.string(),
  }),
});
