// Page speed: the web vitals of a range.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { answered, reportBody } from "../traffic/reports.ts";
import { VitalName } from "./vitalName.ts";

export const PerformanceDimension = z.enum(["page", "device", "country", "browser"]);
export type PerformanceDimension = z.infer<typeof PerformanceDimension>;

/** In milliseconds, except CLS, which has no unit. Shares are from 0 to 1. `null`: no measurements. */
export const VitalRow = z.object({
  name: VitalName,
  measured: z.number(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
  p95: z.number().nullable(),
  /** values up to this are good, above `poor_from` poor; null, like the shares, if there are no agreed limits */
  good_to: z.number().nullable(),
  poor_from: z.number().nullable(),
  good: z.number().nullable(),
  needs_work: z.number().nullable(),
  poor: z.number().nullable(),
  previous_p75: z.number().nullable().optional(),
});

const p75 = z.number().nullable();
export const PerformanceRow = z.object({
  /** the value as stored; "" if unknown */
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
  summary: "Web vitals and load time of a range with their thresholds, the trend of one, and all by one dimension.",
  effect: "read",
  isReport: true,
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
    /** number of distinct values of the dimension in the range; the requested rows are returned, most loads first */
    total: z.number().int(),
    ...answered,
  }),
});
