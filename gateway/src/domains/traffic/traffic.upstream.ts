import * as rest from "@sightline/schema/rest/traffic/traffic";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

export const getTrafficSummary = (upstream: Upstream, question: ReportQuestion) =>
  upstream.call(rest.getTrafficSummary, { body: question, widgetId: question.widget_id });

export const getTrafficSeries = (
  upstream: Upstream,
  question: ReportQuestion,
  requested: { metric: rest.Metric; interval: rest.Interval },
) => upstream.call(rest.getTrafficSeries, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getTrafficBreakdown = (
  upstream: Upstream,
  question: ReportQuestion,
  requested: { dimension: rest.Dimension; limit: number; offset: number },
) => upstream.call(rest.getTrafficBreakdown, { body: { ...question, ...requested }, widgetId: question.widget_id });

type HoursRequest = Pick<z.input<typeof rest.getActiveHours.body>, "metric" | "clock">;

export const getActiveHours = (upstream: Upstream, question: ReportQuestion, requested: HoursRequest) =>
  upstream.call(rest.getActiveHours, { body: { ...question, ...requested }, widgetId: question.widget_id });

type FilterValuesRequest = Omit<z.input<typeof rest.getFilterValues.body>, "widget_id">;

export const getFilterValues = (upstream: Upstream, widgetId: number, requested: FilterValuesRequest) =>
  upstream.call(rest.getFilterValues, { body: { widget_id: widgetId, ...requested }, widgetId });

export const getMonthlyReport = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getMonthlyReport, { body: { widget_id: widgetId }, widgetId });
