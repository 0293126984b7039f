import * as cost from "@sightline/schema/rest/behavior/frictionCost";
import * as rest from "@sightline/schema/rest/behavior/friction";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

export const getFrictionCost = (upstream: Upstream, { compare: _compare, ...question }: ReportQuestion) =>
  upstream.call(cost.getFrictionCost, { body: question, widgetId: question.widget_id });

/** Ignores the goal, because friction does not depend on it. */
export const getFriction = (upstream: Upstream, { goal: _goal, ...question }: ReportQuestion) =>
  upstream.call(rest.getFriction, { body: question, widgetId: question.widget_id });
