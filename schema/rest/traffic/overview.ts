// The dashboard's metrics for every project of a company, side by side.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { reportShape } from "../range.ts";
import { MetricValues } from "./traffic.ts";

export const OverviewRow = z.object({
  widget_id: z.number().int(),
  totals: MetricValues,
  previous: MetricValues.optional(),
  /** visitors of each interval, oldest first */
  sparkline: z.array(z.number()),
});

export const getOverview = endpoint({
  name: "getOverview",
  method: "POST",
  path: "/overview",
  summary: "Totals of a range for each project that the caller may see, in the project's own time zone.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    startDate: reportShape.startDate,
    endDate: reportShape.endDate,
    compare: reportShape.compare,
    goal: z.string().max(200).optional(),
  }),
  answer: z.object({ rows: z.array(OverviewRow) }),
});
