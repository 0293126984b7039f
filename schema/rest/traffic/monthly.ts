// Month-by-month comparison with the previous year.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { reportShape, widgetId } from "../range.ts";

export const MONTHS = { least: 12, most: 24 } as const;

export const MonthCounts = z.object({
  visitors: z.number().int(),
  sessions: z.number().int(),
  pageviews: z.number().int(),
});
export type MonthCounts = z.infer<typeof MonthCounts>;

export const getMonthlyChart = endpoint({
  name: "getMonthlyChart",
  method: "POST",
  path: "/visitor/monthly-chart",
  summary: "Visitors, sessions and page views of the last months and of the same months a year earlier.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    months: z.number().int().min(MONTHS.least).max(MONTHS.most).default(MONTHS.least),
    filter_by: reportShape.filter_by,
    custom_filter: reportShape.custom_filter,
  }),
  answer: z.object({
    /** oldest first; the last is the current month */
    rows: z.array(
      z.object({
        /** `YYYY-MM` */
        month: z.string(),
        ...MonthCounts.shape,
        /** for the current month: only up to the same point in time a year ago */
        previous: MonthCounts,
        partial: z.boolean(),
      }),
    ),
    timezone: z.string(),
  }),
});
