import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { wireDefinition } from "../../funnelDefinition.ts";
import { funnelNumber } from "../../funnels.nodes.ts";
import { funnelRefusal } from "../../funnelRefusal.ts";
import { profiledFunnel } from "../../funnels.sources.ts";
import { updateFunnel as update } from "../../funnels.upstream.ts";

export const updateFunnel: MutationResolvers["updateFunnel"] = async (_, { input }, { upstream }) => {
  try {
    const { name, definition, isArchived } = input;
    const funnel = await update(upstream, {
      id: funnelNumber(input.id, "id"),
      ...(name != null && { id_name: name }),
      ...(definition && wireDefinition(definition, "definition")),
      ...(isArchived != null && { archived: isArchived }),
    });
    return { funnel: profiledFunnel(funnel) };
  } catch (error) {
    return { problem: funnelRefusal(refusal(error)) };
  }
};
