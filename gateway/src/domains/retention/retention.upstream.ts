import * as rest from "@sightline/schema/rest/retention/retention";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { RetentionQuestion } from "./retention.sources.ts";

export const getRetention = (upstream: Upstream, question: RetentionQuestion) =>
  upstream.call(rest.getRetention, { body: question, widgetId: question.widget_id });

export const getRetentionSplit = (upstream: Upstream, question: RetentionQuestion, by: rest.RetentionDimension) =>
  upstream.call(rest.getRetentionSplit, { body: { ...question, by }, widgetId: question.widget_id });

export const getRetentionVisitors = (
  upstream: Upstream,
  question: RetentionQuestion,
  cell: { cohort: string; offset: number; limit: number; skip: number },
) => upstream.call(rest.getRetentionVisitors, { body: { ...question, ...cell }, widgetId: question.widget_id });
