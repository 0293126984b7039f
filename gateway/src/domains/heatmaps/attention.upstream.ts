import type { BodyOf } from "@sightline/schema/rest/endpoint";
import * as rest from "@sightline/schema/rest/heatmaps/attention";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const predictAttention = (upstream: Upstream, body: BodyOf<typeof rest.predictAttention>) =>
  upstream.call(rest.predictAttention, { body });

export const predictPublicAttention = (upstream: Upstream, body: BodyOf<typeof rest.predictPublicAttention>) =>
  upstream.call(rest.predictPublicAttention, { body });
