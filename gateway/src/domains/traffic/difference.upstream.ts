import * as rest from "@sightline/schema/rest/traffic/difference";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** Ignores the goal, because sessions don't depend on it. */
export const getTrafficDifference = (upstream: Upstream, { goal: _goal, ...question }: ReportQuestion) =>
  upstream.call(rest.getTrafficDifference, { body: question, widgetId: question.widget_id });
