import * as drops from "@sightline/schema/rest/funnels/drops";
import * as rest from "@sightline/schema/rest/funnels/funnels";
import * as results from "@sightline/schema/rest/funnels/results";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getFunnels = (
  upstream: Upstream,
  widgetId: number,
  wanted: Omit<z.input<typeof rest.getFunnels.body>, "widget_id"> = {},
) => upstream.call(rest.getFunnels, { body: { widget_id: widgetId, ...wanted }, widgetId });

export const getFunnel = (upstream: Upstream, id: number) => upstream.call(rest.getFunnel, { params: { id } });

export const createFunnel = (upstream: Upstream, funnel: z.input<typeof rest.createFunnel.body>) =>
  upstream.call(rest.createFunnel, { body: funnel });

export const updateFunnel = (upstream: Upstream, change: z.input<typeof rest.updateFunnel.body>) =>
  upstream.call(rest.updateFunnel, { body: change });

export const deleteFunnel = (upstream: Upstream, id: number) => upstream.call(rest.deleteFunnel, { body: { id } });

export const getFunnelResult = (upstream: Upstream, question: z.input<typeof results.getFunnelResult.body>) =>
  upstream.call(results.getFunnelResult, { body: question, widgetId: Number(question.widget_id) });

export const getFunnelTrend = (upstream: Upstream, question: z.input<typeof results.getFunnelTrend.body>) =>
  upstream.call(results.getFunnelTrend, { body: question, widgetId: Number(question.widget_id) });

export const getFunnelDropoff = (upstream: Upstream, question: z.input<typeof drops.getFunnelDropoff.body>) =>
  upstream.call(drops.getFunnelDropoff, { body: question, widgetId: Number(question.widget_id) });

export const getFunnelFlow = (upstream: Upstream, question: z.input<typeof drops.getFunnelFlow.body>) =>
  upstream.call(drops.getFunnelFlow, { body: question, widgetId: Number(question.widget_id) });

export const getFunnelFactors = (upstream: Upstream, question: z.input<typeof drops.getFunnelFactors.body>) =>
  upstream.call(drops.getFunnelFactors, { body: question, widgetId: Number(question.widget_id) });
