import type { Route } from "#host/http/route.ts";
import { getActiveHours } from "./getActiveHours.ts";
import { getFilterValues } from "./getFilterValues.ts";
import { getMonthlyReport } from "./getMonthlyReport.ts";
import { getEffect } from "./effect/getEffect.ts";
import { getBehaviorFlow } from "./flow/getBehaviorFlow.ts";
import { previewGrouping } from "./flow/previewGrouping.ts";
import { getOverview } from "./overview/getOverview.ts";
import { reportRoutes } from "./reports/reports.routes.ts";
import { createSegment } from "./segments/createSegment.ts";
import { deleteSegment } from "./segments/deleteSegment.ts";
import { getSegments } from "./segments/getSegments.ts";
import { updateSegment } from "./segments/updateSegment.ts";
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
  getSegments,
  createSegment,
  updateSegment,
  deleteSegment,
  getBehaviorFlow,
  getEffect,
  getOverview,
  previewGrouping,
  ...reportRoutes,
];
