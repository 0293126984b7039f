import * as rest from "@sightline/schema/rest/flow/flow";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

type FlowRequest = Omit<z.input<typeof rest.getBehaviorFlow.body>, keyof ReportQuestion>;

export const getBehaviorFlow = (upstream: Upstream, question: ReportQuestion, requested: FlowRequest) =>
  upstream.call(rest.getBehaviorFlow, { body: { ...question, ...requested }, widgetId: question.widget_id });

type FlowAroundRequest = Omit<z.input<typeof rest.getFlowAround.body>, keyof ReportQuestion>;

export const getFlowAround = (
  upstream: Upstream,
  { goal: _goal, ...question }: ReportQuestion,
  requested: FlowAroundRequest,
) => upstream.call(rest.getFlowAround, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const previewGrouping = (upstream: Upstream, question: ReportQuestion, pattern: string) =>
  upstream.call(rest.previewGrouping, { body: { ...question, pattern }, widgetId: question.widget_id });
