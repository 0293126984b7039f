import type { WebhookResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { newestFirst } from "#gateway/graph/newestFirst.ts";
import { deliveryOf, type WebhookDeliverySource } from "../webhooks.sources.ts";
import { getDeliveries } from "../webhooks.upstream.ts";

export const Webhook: Pick<WebhookResolvers, "deliveries"> = {
  deliveries: ({ webhookId }, args, { upstream }) =>
    newestFirst<WebhookDeliverySource>({
      args,
      idOf: ({ deliveryId }) => deliveryId,
      async read({ beforeId, limit }) {
        const older = beforeId === undefined ? {} : { before_id: beforeId };
        const { rows, total } = await getDeliveries(upstream, { webhook_id: webhookId, ...older, limit });
        return { rows: rows.map(deliveryOf), total };
      },
    }),
};
