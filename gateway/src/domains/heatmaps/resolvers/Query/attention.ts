import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { predictionOutcome } from "../../attention.sources.ts";
import { predictPublicAttention } from "../../attention.upstream.ts";

export const attention: QueryResolvers["attention"] = (_parent, { url, image }, { upstream, address }) =>
  predictionOutcome(
    predictPublicAttention(upstream, {
      ...(url != null && { url }),
      ...(image != null && { image }),
      sender: address,
    }),
  );
