import * as rest from "@sightline/schema/rest/flow/flow";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { TrafficQuestion } from "#gateway/domains/traffic/traffic.sources.ts";

type FlowRequest = Omit<z.input<typeof rest.getBehaviorFlow.body>, keyof TrafficQuestion>;

export const getBehaviorFlow = (upstream: Upstream, question: TrafficQuestion, requested: FlowRequest) =>
  upstream.call(rest.getBehaviorFlow, { body: { ...question, ...requested }, widgetId: question.widget_id });

type FlowAroundRequest = Omit<z.input<typeof rest.getFlowAround.body>, keyof TrafficQuestion>;

export const getFlowAround = (
  upstream: Upstream,
  { goal: _goal, ...question }: TrafficQuestion,
  requested: FlowAroundRequest,
) => upstream.call(rest.getFlowAround, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const previewGrouping = (upstream: Upstream, question: TrafficQuestion, pattern: string) =>
  upstream.call(rest.previewGrouping, { body: { ...question, pattern }, widgetId: question.widget_id });
