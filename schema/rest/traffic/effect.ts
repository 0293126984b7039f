// The effect of a day: a metric in the days before and after it, and the significance of the difference.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CustomFilter, FilterPreset, LocalMoment, widgetId } from "../range.ts";

export const EffectMetric = z.enum(["visitors", "sessions", "pageviews", "bounce_rate", "conversion_rate"]);
export type EffectMetric = z.infer<typeof EffectMetric>;

const Side = z.object({
  startDate: z.string(),
  endDate: z.string(),
  /** complete days */
  days: z.number().int(),
  /** mean per day, or the share of all sessions; null without data */
  value: z.number().nullable(),
});
export type EffectSide = z.infer<typeof Side>;

export const getEffect = endpoint({
  name: "getEffect",
  method: "POST",
  path: "/analytics/effect",
  summary:
    "Compares a metric before and after one or more days, which are excluded: daily means by Welch's t-test, rates by a two-proportion test, with the 95 % confidence interval of the difference.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    date: LocalMoment,
    /** the last day of a period of several days, which is excluded from both sides; at most a year */
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
    /** after minus before, with its 95 % interval; null if there is too little data */
    difference: z.object({ value: z.number(), low: z.number(), high: z.number(), p: z.number() }).nullable(),
    /** every day of both sides and in between; null for days that have not passed */
    series: z.array(z.object({ day: z.string(), value: z.number().nullable() })),
    timezone: z.string(),
  }),
});
