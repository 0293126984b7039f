import type { Route } from "#host/http/route.ts";
import { getAcquisition } from "#host/domains/acquisition/getAcquisition.ts";
import { getAcquisitionSeries } from "#host/domains/acquisition/getAcquisitionSeries.ts";
import { getAcquisitionVisits } from "#host/domains/acquisition/getAcquisitionVisits.ts";
import { getChannelRules } from "#host/domains/acquisition/getChannelRules.ts";
import { getActiveHours } from "./getActiveHours.ts";
import { getFilterValues } from "./getFilterValues.ts";
import { getMonthlyReport } from "./monthly/getMonthlyReport.ts";
import { getPlaceSource } from "#host/domains/places/getPlaceSource.ts";
import { getVisitorMap } from "#host/domains/places/getVisitorMap.ts";
import { getMonthlyChart } from "./monthly/getMonthlyChart.ts";
import { getRetention } from "#host/domains/retention/getRetention.ts";
import { getRetentionSplit } from "#host/domains/retention/getRetentionSplit.ts";
import { getRetentionVisitors } from "#host/domains/retention/getRetentionVisitors.ts";
import { getEffect } from "./effect/getEffect.ts";
import { getBehaviorFlow } from "#host/domains/flow/getBehaviorFlow.ts";
import { getFriction } from "#host/domains/behavior/getFriction.ts";
import { getFlowAround } from "#host/domains/flow/getFlowAround.ts";
import { previewGrouping } from "#host/domains/flow/previewGrouping.ts";
import { getOverview } from "./overview/getOverview.ts";
import { reportRoutes } from "./reports/reports.routes.ts";
import { createSegment } from "#host/domains/segments/createSegment.ts";
import { deleteSegment } from "#host/domains/segments/deleteSegment.ts";
import { getSegments } from "#host/domains/segments/getSegments.ts";
import { updateSegment } from "#host/domains/segments/updateSegment.ts";
import { getTrafficBreakdown } from "./getTrafficBreakdown.ts";
import { getTrafficSeries } from "./getTrafficSeries.ts";
import { getTrafficSummary } from "./getTrafficSummary.ts";

export const trafficRoutes: Route[] = [
  getTrafficSummary,
  getTrafficSeries,
  getTrafficBreakdown,
  getActiveHours,
  getFilterValues,
  getMonthlyChart,
  getMonthlyReport,
  getAcquisition,
  getAcquisitionSeries,
  getAcquisitionVisits,
  getChannelRules,
  getRetention,
  getRetentionSplit,
  getRetentionVisitors,
  getPlaceSource,
  getVisitorMap,
  getSegments,
  createSegment,
  updateSegment,
  deleteSegment,
  getBehaviorFlow,
  getEffect,
  getFlowAround,
  getFriction,
  getOverview,
  previewGrouping,
  ...reportRoutes,
];
