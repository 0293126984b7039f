import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { lower } from "#gateway/graph/enums.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { newestFirst } from "#gateway/graph/newestFirst.ts";
import { apiKeyKey, apiKeyOf, apiRequestOf, type ApiRequestSource } from "../keys.sources.ts";
import { getApiKeys, getApiRequests } from "../keys.upstream.ts";
import { webhookKey, webhookOf } from "../webhooks.sources.ts";
import { getWebhooks } from "../webhooks.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "apiKeys" | "apiRequests" | "webhooks"> = {
  async apiKeys(_, page, { upstream }) {
    const { rows } = await getApiKeys(upstream);
    return connectionOf(rows.map(apiKeyOf), page, apiKeyKey);
  },
  apiRequests(_, { outcome, key, ...args }, { upstream }) {
    const wanted = {
      ...(outcome && { outcome: lower(outcome) }),
      ...(key && { key_id: numberFromGlobalId(key, "ApiKey", "key") }),
    };
    return newestFirst<ApiRequestSource>({
      args,
      idOf: ({ number }) => number,
      async read({ beforeId, limit }) {
        const older = beforeId === undefined ? {} : { before_id: beforeId };
        const { rows, total } = await getApiRequests(upstream, { ...wanted, ...older, limit });
        return { rows: rows.map(apiRequestOf), total };
      },
    });
  },
  async webhooks(_, page, { upstream }) {
    const { rows } = await getWebhooks(upstream);
    return connectionOf(rows.map(webhookOf), page, webhookKey);
  },
};
