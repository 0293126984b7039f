import type { Context } from "#gateway/context.ts";
import { MAX_NUMBER, numberFromGlobalId, numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { apiKeyOf, apiRequestOf, type ApiKeySource, type ApiRequestSource } from "./keys.sources.ts";
import { getApiKeys, getApiRequests } from "./keys.upstream.ts";
import { deliveryOf, webhookOf, type WebhookDeliverySource, type WebhookSource } from "./webhooks.sources.ts";
import { getDeliveries, getWebhooks } from "./webhooks.upstream.ts";

export async function apiKeyNode({ upstream }: Context, id: string, field: string): Promise<ApiKeySource | null> {
  const keyId = numberFromGlobalId(id, "ApiKey", field);
  const found = (await getApiKeys(upstream)).rows.find(({ key_id }) => key_id === keyId);
  return found === undefined ? null : apiKeyOf(found);
}

/** The host pages in descending order of ids; nothing is newer than the largest id. */
const beforeNext = (id: number) => (id < MAX_NUMBER ? { before_id: id + 1 } : {});

export async function apiRequestNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<ApiRequestSource | null> {
  const requestId = numberFromGlobalId(id, "ApiRequest", field);
  const [found] = (await getApiRequests(upstream, { ...beforeNext(requestId), limit: 1 })).rows;
  return found?.api_request_id === requestId ? apiRequestOf(found) : null;
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
  const [found] = (await getDeliveries(upstream, { webhook_id, ...beforeNext(deliveryId), limit: 1 })).rows;
  return found?.delivery_id === deliveryId ? deliveryOf(found) : null;
}
