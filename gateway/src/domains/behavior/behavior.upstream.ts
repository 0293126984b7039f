import type { VitalName } from "@sightline/schema/rest/behavior/vitalName";
import { getEngagement as engagement } from "@sightline/schema/rest/behavior/engagement";
import { getPerformance as performance, type PerformanceDimension } from "@sightline/schema/rest/behavior/performance";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getPerformance = (
  upstream: Upstream,
  question: ReportQuestion,
  requested: { dimension: PerformanceDimension; vital: VitalName; limit: number; offset: number },
) => upstream.call(performance, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getEngagement = (upstream: Upstream, question: ReportQuestion, page: { limit: number; offset: number }) =>
  upstream.call(engagement, { body: { ...question, ...page }, widgetId: question.widget_id });
