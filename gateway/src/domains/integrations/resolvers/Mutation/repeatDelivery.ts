import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { deliveryKey, deliveryOf } from "../../webhooks.sources.ts";
import { redeliverWebhook } from "../../webhooks.upstream.ts";

export const repeatDelivery: MutationResolvers["repeatDelivery"] = async (_, { input: { id } }, { upstream }) => {
  try {
    const [, deliveryId] = numbersFromGlobalId(id, "WebhookDelivery", "id");
    const node = deliveryOf(await redeliverWebhook(upstream, deliveryId));
    return { edge: { cursor: toCursor(deliveryKey(node)), node } };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
