import * as rest from "@sightline/schema/rest/behavior/friction";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { TrafficQuestion } from "#gateway/domains/traffic/traffic.sources.ts";

/** Whatever the goal: friction is friction. */
export const getFriction = (upstream: Upstream, { goal: _goal, ...question }: TrafficQuestion) =>
  upstream.call(rest.getFriction, { body: question, widgetId: question.widget_id });
