import type { Route } from "#host/http/route.ts";
import { getActiveHours } from "./getActiveHours.ts";
import { getFilterValues } from "./getFilterValues.ts";
import { getMonthlyReport } from "./monthly/getMonthlyReport.ts";
import { getMonthlyChart } from "./monthly/getMonthlyChart.ts";
import { getTrafficDifference } from "./difference/getTrafficDifference.ts";
import { getEffect } from "./effect/getEffect.ts";
import { getOverview } from "./overview/getOverview.ts";
import { getDailyTraffic } from "./daily/getDailyTraffic.ts";
import { getHourlyTraffic } from "./daily/getHourlyTraffic.ts";
import { getTrafficBreakdown } from "./getTrafficBreakdown.ts";
import { getTrafficSeries } from "./getTrafficSeries.ts";
import { getTrafficReport } from "./report/getTrafficReport.ts";
import { getTrafficSummary } from "./getTrafficSummary.ts";

export const trafficRoutes: Route[] = [
  getTrafficSummary,
  getTrafficSeries,
  getTrafficBreakdown,
  getActiveHours,
  getTrafficReport,
  getFilterValues,
  getMonthlyChart,
  getMonthlyReport,
  getEffect,
  getTrafficDifference,
  getOverview,
  getDailyTraffic,
  getHourlyTraffic,
];
