import * as picking from "@sightline/schema/rest/events/picking";
import * as rest from "@sightline/schema/rest/events/rules";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getEventRules = async (upstream: Upstream, widgetId: number) =>
  (await upstream.call(rest.getEventRules, { body: { widget_id: widgetId }, widgetId })).rows;

export const getEventRule = (upstream: Upstream, id: number) =>
  upstream.call(rest.getEventRule, { params: { event_config_id: id } });

export const createEventRule = (upstream: Upstream, rule: z.input<typeof rest.createEventRule.body>) =>
  upstream.call(rest.createEventRule, { body: rule });

export const updateEventRule = (upstream: Upstream, change: z.input<typeof rest.updateEventRule.body>) =>
  upstream.call(rest.updateEventRule, { body: change });

export const deleteEventRule = (upstream: Upstream, id: number) =>
  upstream.call(rest.deleteEventRule, { body: { event_config_id: id } });

export const checkEventRule = (upstream: Upstream, rule: z.input<typeof rest.checkEventRule.body>) =>
  upstream.call(rest.checkEventRule, { body: rule });

export const pickElement = (upstream: Upstream, pick: z.input<typeof picking.pickElement.body>) =>
  upstream.call(picking.pickElement, { body: pick });

export const previewEventRule = (upstream: Upstream, rule: z.input<typeof rest.previewEventRule.body>) =>
  upstream.call(rest.previewEventRule, { body: rule, widgetId: Number(rule.widget_id) });
