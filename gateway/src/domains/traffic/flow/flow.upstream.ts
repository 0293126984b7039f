import * as rest from "@sightline/schema/rest/traffic/flow";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { TrafficQuestion } from "../traffic.sources.ts";

type Asked = Omit<z.input<typeof rest.getBehaviorFlow.body>, keyof TrafficQuestion>;

export const getBehaviorFlow = (upstream: Upstream, question: TrafficQuestion, asked: Asked) =>
  upstream.call(rest.getBehaviorFlow, { body: { ...question, ...asked }, widgetId: question.widget_id });

type AskedAround = Omit<z.input<typeof rest.getFlowAround.body>, keyof TrafficQuestion>;

export const getFlowAround = (upstream: Upstream, { goal: _goal, ...question }: TrafficQuestion, asked: AskedAround) =>
  upstream.call(rest.getFlowAround, { body: { ...question, ...asked }, widgetId: question.widget_id });

export const previewGrouping = (upstream: Upstream, question: TrafficQuestion, pattern: string) =>
  upstream.call(rest.previewGrouping, { body: { ...question, pattern }, widgetId: question.widget_id });
