import * as rest from "@sightline/schema/rest/traffic/traffic";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { TrafficQuestion } from "./traffic.sources.ts";

export const getTrafficSummary = (upstream: Upstream, question: TrafficQuestion) =>
  upstream.call(rest.getTrafficSummary, { body: question, widgetId: question.widget_id });

export const getTrafficSeries = (
  upstream: Upstream,
  question: TrafficQuestion,
  requested: { metric: rest.Metric; interval: rest.Interval },
) => upstream.call(rest.getTrafficSeries, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getTrafficBreakdown = (
  upstream: Upstream,
  question: TrafficQuestion,
  requested: { dimension: rest.Dimension; limit: number; offset: number },
) => upstream.call(rest.getTrafficBreakdown, { body: { ...question, ...requested }, widgetId: question.widget_id });

type HoursRequest = Pick<z.input<typeof rest.getActiveHours.body>, "metric" | "clock">;

export const getActiveHours = (upstream: Upstream, question: TrafficQuestion, requested: HoursRequest) =>
  upstream.call(rest.getActiveHours, { body: { ...question, ...requested }, widgetId: question.widget_id });

type FilterValuesRequest = Omit<z.input<typeof rest.getFilterValues.body>, "widget_id">;

export const getFilterValues = (upstream: Upstream, widgetId: number, requested: FilterValuesRequest) =>
  upstream.call(rest.getFilterValues, { body: { widget_id: widgetId, ...requested }, widgetId });

export const getMonthlyReport = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getMonthlyReport, { body: { widget_id: widgetId }, widgetId });
