import type { Route } from "#host/http/route.ts";
import { getAcquisition } from "./acquisition/getAcquisition.ts";
import { getAcquisitionSeries } from "./acquisition/getAcquisitionSeries.ts";
import { getAcquisitionVisits } from "./acquisition/getAcquisitionVisits.ts";
import { getChannelRules } from "./acquisition/getChannelRules.ts";
import { getActiveHours } from "./getActiveHours.ts";
import { getFilterValues } from "./getFilterValues.ts";
import { getMonthlyReport } from "./monthly/getMonthlyReport.ts";
import { getPlaceSource } from "./map/getPlaceSource.ts";
import { getVisitorMap } from "./map/getVisitorMap.ts";
import { getMonthlyChart } from "./monthly/getMonthlyChart.ts";
import { getRetention } from "./retention/getRetention.ts";
import { getRetentionSplit } from "./retention/getRetentionSplit.ts";
import { getRetentionVisitors } from "./retention/getRetentionVisitors.ts";
import { getEffect } from "./effect/getEffect.ts";
import { getBehaviorFlow } from "./flow/getBehaviorFlow.ts";
import { getFriction } from "./reports/friction/getFriction.ts";
import { getFlowAround } from "./flow/getFlowAround.ts";
import { previewGrouping } from "./flow/previewGrouping.ts";
import { getOverview } from "./overview/getOverview.ts";
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
];
