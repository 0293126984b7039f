import * as rest from "@sightline/schema/rest/traffic/traffic";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { TrafficQuestion } from "./traffic.sources.ts";

export const getTrafficSummary = (upstream: Upstream, question: TrafficQuestion) =>
  upstream.call(rest.getTrafficSummary, { body: question, widgetId: question.widget_id });

export const getTrafficSeries = (
  upstream: Upstream,
  question: TrafficQuestion,
  asked: { metric: rest.Metric; interval: rest.Interval },
) => upstream.call(rest.getTrafficSeries, { body: { ...question, ...asked }, widgetId: question.widget_id });

export const getTrafficBreakdown = (
  upstream: Upstream,
  question: TrafficQuestion,
  asked: { dimension: rest.Dimension; limit: number; offset: number },
) => upstream.call(rest.getTrafficBreakdown, { body: { ...question, ...asked }, widgetId: question.widget_id });

type HoursAsked = Pick<z.input<typeof rest.getActiveHours.body>, "metric" | "clock">;

export const getActiveHours = (upstream: Upstream, question: TrafficQuestion, asked: HoursAsked) =>
  upstream.call(rest.getActiveHours, { body: { ...question, ...asked }, widgetId: question.widget_id });

type FilterValuesAsked = Omit<z.input<typeof rest.getFilterValues.body>, "widget_id">;

export const getFilterValues = (upstream: Upstream, widgetId: number, asked: FilterValuesAsked) =>
  upstream.call(rest.getFilterValues, { body: { widget_id: widgetId, ...asked }, widgetId });

export const getMonthlyReport = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getMonthlyReport, { body: { widget_id: widgetId }, widgetId });
