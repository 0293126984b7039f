// Several parts of one traffic report with one call.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { getActiveHours, getTrafficBreakdown, getTrafficSeries, getTrafficSummary } from "./traffic.ts";

/** Parts of one report, with their own parameters. */
export const ReportParts = z.object({
  summary: z.boolean().default(false),
  series: z
    .array(getTrafficSeries.body.pick({ metric: true, interval: true }))
    .max(10)
    .default([]),
  breakdowns: z
    .array(getTrafficBreakdown.body.pick({ dimension: true, limit: true, offset: true }))
    .max(10)
    .default([]),
  hours: z
    .array(getActiveHours.body.pick({ metric: true, clock: true }))
    .max(10)
    .default([]),
});
export type ReportParts = z.infer<typeof ReportParts>;

export const getTrafficReport = endpoint({
  name: "getTrafficReport",
  method: "POST",
  path: "/analytics/report",
  summary: "Several parts of one report, each as its own call returns it. Together they take less time.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ ...getTrafficSummary.body.shape, ...ReportParts.shape }),
  /** lists in the order of the request */
  answer: z.object({
    summary: getTrafficSummary.answer.optional(),
    series: z.array(getTrafficSeries.answer),
    breakdowns: z.array(getTrafficBreakdown.answer),
    hours: z.array(getActiveHours.answer),
  }),
});
