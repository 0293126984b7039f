import type { Context } from "#gateway/context.ts";
import { MAX_NUMBER, numberFromGlobalId, numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { apiKeyOf, type ApiKeySource } from "./keys.sources.ts";
import { getApiKeys } from "./keys.upstream.ts";
import { deliveryOf, webhookOf, type WebhookDeliverySource, type WebhookSource } from "./webhooks.sources.ts";
import { getDeliveries, getWebhooks } from "./webhooks.upstream.ts";

export async function apiKeyNode({ upstream }: Context, id: string, field: string): Promise<ApiKeySource | null> {
  const keyId = numberFromGlobalId(id, "ApiKey", field);
  const found = (await getApiKeys(upstream)).rows.find(({ key_id }) => key_id === keyId);
  return found === undefined ? null : apiKeyOf(found);
}

export async function webhookNode({ upstream }: Context, id: string, field: string): Promise<WebhookSource | null> {
  const webhookId = numberFromGlobalId(id, "Webhook", field);
  const found = (await getWebhooks(upstream)).rows.find(({ webhook_id }) => webhook_id === webhookId);
  return found === undefined ? null : webhookOf(found);
}

export async function webhookDeliveryNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<WebhookDeliverySource | null> {
  const [webhook_id, deliveryId] = numbersFromGlobalId(id, "WebhookDelivery", field);
  // nothing is newer than the largest number
  const before = deliveryId < MAX_NUMBER ? { before_id: deliveryId + 1 } : {};
  const [found] = (await getDeliveries(upstream, { webhook_id, ...before, limit: 1 })).rows;
  return found?.delivery_id === deliveryId ? deliveryOf(found) : null;
}
