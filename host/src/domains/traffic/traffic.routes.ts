import type { Route } from "#host/http/route.ts";
import { getActiveHours } from "./getActiveHours.ts";
import { getFilterValues } from "./getFilterValues.ts";
import { getMonthlyReport } from "./getMonthlyReport.ts";
import { getTrafficBreakdown } from "./getTrafficBreakdown.ts";
import { getTrafficSeries } from "./getTrafficSeries.ts";
import { getTrafficSummary } from "./getTrafficSummary.ts";

export const trafficRoutes: Route[] = [
  getTrafficSummary,
  getTrafficSeries,
  getTrafficBreakdown,
  getActiveHours,
  getFilterValues,
  getMonthlyReport,
];
