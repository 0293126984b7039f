// Retention: visitors by the period of their first visit, and how many of them returned in each later period.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, LocalMoment, reportShape } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

export const RetentionPeriod = z.enum(["day", "week", "month"]);
export type RetentionPeriod = z.infer<typeof RetentionPeriod>;

/** Number of periods to follow each cohort, including its own. */
export const RETENTION_COLUMNS = { least: 4, most: 52, standard: 12 } as const;

/** A visitor action: any visit, a page (`*` matches any text), an event or a purchase. */
export const RetentionAct = z
  .object({ kind: z.enum(["visit", "page", "event", "goal", "purchase"]), value: z.string().max(500).default("") })
  .refine(({ kind, value }) => !["page", "event", "goal"].includes(kind) || value !== "", {
    error: requirements.valueOfPageOrEvent,
    path: ["value"],
  });
export type RetentionAct = z.infer<typeof RetentionAct>;

const retentionBody = z.object({
  ...reportShape,
  period: RetentionPeriod,
  columns: z
    .number()
    .int()
    .min(RETENTION_COLUMNS.least)
    .max(RETENTION_COLUMNS.most)
    .default(RETENTION_COLUMNS.standard),
  /** the filter applies to this action: visitors who did it in a matching visit are in the cohort */
  start: RetentionAct,
  /** regardless of the filter: all returns count */
  return: RetentionAct,
});

export const RetentionCell = z.object({
  /** visitors who returned in this period */
  visitors: z.number().int(),
  /** cohort size */
  of: z.number().int(),
  /** the 95 percent Wilson interval of the share, 0 to 1; null if the cohort is empty */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** the period is incomplete, or the link's range ends in it: the number can still grow */
  partial: z.boolean(),
});
export type RetentionCell = z.infer<typeof RetentionCell>;

const Cohort = z.object({
  /** first and last day of the cohort's period within the range */
  from: z.string(),
  to: z.string(),
  size: z.number().int(),
  /** one per period that has started; the first is the cohort's own period */
  cells: z.array(RetentionCell),
});

export const getRetention = endpoint({
  name: "getRetention",
  method: "POST",
  path: "/visitor/retention",
  summary:
    "Cohorts by the period of the first start in the range, with the number that returned in each following period.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: retentionBody,
  answer: z.object({
    period: RetentionPeriod,
    /** oldest first */
    cohorts: z.array(Cohort),
    /** all cohorts combined, weighted by size; only completed periods */
    mean: z.array(RetentionCell),
    visitors: z.number().int(),
    range: AnsweredRange,
  }),
});

export const RetentionDimension = z.enum(["channel", "device", "country", "browser", "os", "lang"]);
export type RetentionDimension = z.infer<typeof RetentionDimension>;

export const getRetentionSplit = endpoint({
  name: "getRetentionSplit",
  method: "POST",
  path: "/visitor/retention/split",
  summary: "The weighted mean of all cohorts by a property of the first start; the eight largest values.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ ...retentionBody.shape, by: RetentionDimension }),
  answer: z.object({
    rows: z.array(z.object({ name: z.string(), size: z.number().int(), cells: z.array(RetentionCell) })),
    range: AnsweredRange,
  }),
});

export const getRetentionVisitors = endpoint({
  name: "getRetentionVisitors",
  method: "POST",
  path: "/visitor/retention/visitors",
  summary: "The visitors of one cell, newest first, and their numbers in its period.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...retentionBody.shape,
    /** any day of the cohort's period */
    cohort: LocalMoment,
    /** periods after the cohort's own */
    offset: z
      .number()
      .int()
      .min(0)
      .max(RETENTION_COLUMNS.most - 1),
    limit: z.number().int().min(1).max(500).default(100),
    /** number of visitors to skip */
    skip: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        visitor_id: z.string(),
        country: z.string(),
        device: z.string(),
        browser: z.string(),
        channel: z.string(),
        sessions: z.number().int(),
        pageviews: z.number().int(),
        last_seen: z.iso.datetime(),
      }),
    ),
    total: z.number().int(),
  }),
});
