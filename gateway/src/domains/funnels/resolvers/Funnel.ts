import type { FunnelResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { definitionOf } from "../funnelDefinition.ts";
import { getFunnel } from "../funnels.upstream.ts";

export const Funnel: Pick<FunnelResolvers, "definition"> = {
  definition: async ({ funnelId }, _, { upstream }) => definitionOf(await getFunnel(upstream, funnelId)),
};
