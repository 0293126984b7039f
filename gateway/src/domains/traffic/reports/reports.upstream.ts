import type { VitalName } from "@sightline/schema/rest/behavior/vitalName";
import * as rest from "@sightline/schema/rest/traffic/reports";
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { TrafficQuestion } from "../traffic.sources.ts";

export const getHourlyTraffic = (
  upstream: Upstream,
  question: TrafficQuestion,
  requested: { weekday?: number; clock: Clock },
) => upstream.call(rest.getHourlyTraffic, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getDailyTraffic = (upstream: Upstream, question: TrafficQuestion) =>
  upstream.call(rest.getDailyTraffic, { body: question, widgetId: question.widget_id });

export const getPerformance = (
  upstream: Upstream,
  question: TrafficQuestion,
  requested: { dimension: rest.PerformanceDimension; vital: VitalName; limit: number; offset: number },
) => upstream.call(rest.getPerformance, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getEngagement = (upstream: Upstream, question: TrafficQuestion, page: { limit: number; offset: number }) =>
  upstream.call(rest.getEngagement, { body: { ...question, ...page }, widgetId: question.widget_id });
