import * as rest from "@sightline/schema/rest/integrations/developer";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getApiKeys = (upstream: Upstream) => upstream.call(rest.getApiKeys, { body: {} });

export const createApiKey = (upstream: Upstream, key: z.input<typeof rest.createApiKey.body>) =>
  upstream.call(rest.createApiKey, { body: key });

export const deleteApiKey = (upstream: Upstream, keyId: number) =>
  upstream.call(rest.deleteApiKey, { body: { key_id: keyId } });

export const getApiRequests = (upstream: Upstream, requested: z.input<typeof rest.getApiRequests.body>) =>
  upstream.call(rest.getApiRequests, { body: requested });
