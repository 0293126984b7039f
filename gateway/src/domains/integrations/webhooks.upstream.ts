import * as rest from "@sightline/schema/rest/integrations/webhooks";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getWebhooks = (upstream: Upstream) => upstream.call(rest.getWebhooks, { body: {} });

export const createWebhook = (upstream: Upstream, webhook: z.input<typeof rest.createWebhook.body>) =>
  upstream.call(rest.createWebhook, { body: webhook });

export const updateWebhook = (upstream: Upstream, change: z.input<typeof rest.updateWebhook.body>) =>
  upstream.call(rest.updateWebhook, { body: change });

export const deleteWebhook = (upstream: Upstream, webhookId: number) =>
  upstream.call(rest.deleteWebhook, { body: { webhook_id: webhookId } });

export const testWebhook = (upstream: Upstream, webhookId: number) =>
  upstream.call(rest.testWebhook, { body: { webhook_id: webhookId } });

export const redeliverWebhook = (upstream: Upstream, deliveryId: number) =>
  upstream.call(rest.redeliverWebhook, { body: { delivery_id: deliveryId } });

export const getDeliveries = (upstream: Upstream, requested: z.input<typeof rest.getDeliveries.body>) =>
  upstream.call(rest.getDeliveries, { body: requested });
