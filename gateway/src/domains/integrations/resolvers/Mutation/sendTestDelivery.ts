import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { deliveryKey, deliveryOf } from "../../webhooks.sources.ts";
import { testWebhook } from "../../webhooks.upstream.ts";

export const sendTestDelivery: MutationResolvers["sendTestDelivery"] = async (_, { input: { id } }, { upstream }) => {
  try {
    const node = deliveryOf(await testWebhook(upstream, numberFromGlobalId(id, "Webhook", "id")));
    return { edge: { cursor: toCursor(deliveryKey(node)), node } };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
