import * as rest from "@sightline/schema/rest/traffic/reports";
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

export const getHourlyTraffic = (
  upstream: Upstream,
  question: ReportQuestion,
  requested: { weekday?: number; clock: Clock },
) => upstream.call(rest.getHourlyTraffic, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getDailyTraffic = (upstream: Upstream, question: ReportQuestion) =>
  upstream.call(rest.getDailyTraffic, { body: question, widgetId: question.widget_id });
