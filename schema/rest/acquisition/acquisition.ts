// Sources of visits, their results, and the attribution of conversions.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { Interval } from "../traffic/traffic.ts";

/** The visit credited with a conversion: the visitor's first one, the converting one, or all of them in equal parts. */
export const AttributionModel = z.enum(["last", "first", "linear"]);
export type AttributionModel = z.infer<typeof AttributionModel>;

/**
 * Each level subdivides the levels before it. `source` is a known source's name (Google), or utm_source or the
 * referring host.
 */
export const AcquisitionLevel = z.enum(["channel", "source", "landing", "campaign"]);
export type AcquisitionLevel = z.infer<typeof AcquisitionLevel>;

const text = z.string().max(500).optional();

const acquisitionBody = z.object({
  ...reportShape,
  /** the event whose sessions count as converted; without it, purchases and reached goals */
  goal: z.string().max(200).optional(),
  /** only visits with these values; "" selects unknown values */
  within: z.object({ channel: text, source: text, landing: text }).default({}),
});

export const AcquisitionRow = z.object({
  /** "" if unknown */
  name: z.string(),
  visitors: z.number().int(),
  sessions: z.number().int(),
  bounce_rate: z.number().nullable(),
  /** credited conversions: fractional with the linear model */
  conversions: z.number(),
  /** conversions divided by sessions */
  conversion_rate: z.number().nullable(),
  /** in `currency` */
  revenue: z.number(),
  /**
   * revenue divided by visitors; null without visitors. The ends of its 95 % interval: null with the other models, which
   * credit parts of a conversion, and below 10 conversions
   */
  revenue_per_visitor: z
    .object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })
    .nullable()
    .default(null),
  previous_visitors: z.number().int().optional(),
});
export type AcquisitionRow = z.infer<typeof AcquisitionRow>;

export const getAcquisition = endpoint({
  name: "getAcquisition",
  method: "POST",
  path: "/visitor/acquisition",
  summary: "Visits by channel, source, landing page or campaign, with the conversions credited to each.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...acquisitionBody.shape,
    level: AcquisitionLevel.default("channel"),
    model: AttributionModel.default("last"),
    limit: z.number().int().min(1).max(1000).default(100),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    /** most visitors first */
    rows: z.array(AcquisitionRow),
    /** number of distinct values */
    total: z.number().int(),
    /** totals of all rows */
    totals: AcquisitionRow,
    /** of the revenue: the currency with the most conversions; "" without revenue. Other currencies are excluded. */
    currency: z.string(),
    /** the goal whose conversions are counted; none: any goal, and purchases */
    goal: CountedGoal.optional(),
    range: AnsweredRange,
  }),
});

export const getAcquisitionSeries = endpoint({
  name: "getAcquisitionSeries",
  method: "POST",
  path: "/visitor/acquisition/series",
  summary: "Sessions of each channel (or source, landing page, campaign) over time, the largest first.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ ...acquisitionBody.shape, level: AcquisitionLevel.default("channel"), interval: Interval }),
  answer: z.object({
    /** starts of the intervals */
    times: z.array(z.string()),
    /** the last interval is incomplete */
    partial: z.boolean(),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number().int()) })),
    /** sum of the smaller values */
    rest: z.array(z.number().int()),
    range: AnsweredRange,
  }),
});

export const getChannelRules = endpoint({
  name: "getChannelRules",
  method: "POST",
  path: "/visitor/acquisition/rules",
  summary: "The rules that assigned channels to visits, their number of visits, and the ad click ids seen.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: acquisitionBody,
  answer: z.object({
    /** in order of evaluation */
    rules: z.array(z.object({ id: z.string(), channel: z.string(), when: z.string(), sessions: z.number().int() })),
    click_ids: z.array(z.object({ name: z.string(), sessions: z.number().int() })),
  }),
});

export const getAcquisitionVisits = endpoint({
  name: "getAcquisitionVisits",
  method: "POST",
  path: "/visitor/acquisition/visits",
  summary: "The newest visits of a channel or rule, each with the arrival data and the deciding rule.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...acquisitionBody.shape,
    /** only visits matched by this rule */
    rule: z.string().max(60).optional(),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        session_id: z.string(),
        visitor_id: z.string(),
        started: z.iso.datetime(),
        channel: z.string(),
        rule: z.string(),
        /** the deciding facts, only known ones, such as `utm_medium=cpc` */
        facts: z.array(z.object({ name: z.string(), value: z.string() })),
        landing: z.string(),
        pageviews: z.number().int(),
        converted: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
});
