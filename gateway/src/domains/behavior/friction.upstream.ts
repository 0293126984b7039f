import * as rest from "@sightline/schema/rest/behavior/friction";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

/** Ignores the goal, because friction does not depend on it. */
export const getFriction = (upstream: Upstream, { goal: _goal, ...question }: ReportQuestion) =>
  upstream.call(rest.getFriction, { body: question, widgetId: question.widget_id });
