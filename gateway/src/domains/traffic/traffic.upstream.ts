import { getTrafficReport as reportEndpoint, type ReportParts } from "@sightline/schema/rest/traffic/parts";
import * as rest from "@sightline/schema/rest/traffic/traffic";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

export const getTrafficSummary = (upstream: Upstream, question: ReportQuestion) =>
  upstream.call(rest.getTrafficSummary, { body: question, widgetId: question.widget_id });

export type SeriesRequest = ReportParts["series"][number];

export const getTrafficSeries = (upstream: Upstream, question: ReportQuestion, requested: SeriesRequest) =>
  upstream.call(rest.getTrafficSeries, { body: { ...question, ...requested }, widgetId: question.widget_id });

export type BreakdownRequest = ReportParts["breakdowns"][number];

export const getTrafficBreakdown = (upstream: Upstream, question: ReportQuestion, requested: BreakdownRequest) =>
  upstream.call(rest.getTrafficBreakdown, { body: { ...question, ...requested }, widgetId: question.widget_id });

export type HoursRequest = ReportParts["hours"][number];

export const getActiveHours = (upstream: Upstream, question: ReportQuestion, requested: HoursRequest) =>
  upstream.call(rest.getActiveHours, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getTrafficReport = (upstream: Upstream, question: ReportQuestion, requested: Partial<ReportParts>) =>
  upstream.call(reportEndpoint, { body: { ...question, ...requested }, widgetId: question.widget_id });

type FilterValuesRequest = Omit<z.input<typeof rest.getFilterValues.body>, "widget_id">;

export const getFilterValues = (upstream: Upstream, widgetId: number, requested: FilterValuesRequest) =>
  upstream.call(rest.getFilterValues, { body: { widget_id: widgetId, ...requested }, widgetId });

export const getMonthlyReport = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getMonthlyReport, { body: { widget_id: widgetId }, widgetId });
