import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { wireDefinition } from "../../funnelDefinition.ts";
import { funnelRefusal } from "../../funnelRefusal.ts";
import { profiledFunnel } from "../../funnels.sources.ts";
import { createFunnel as create } from "../../funnels.upstream.ts";
import { refuseWithoutFunnels } from "../../refuseWithoutFunnels.ts";

export const createFunnel: MutationResolvers["createFunnel"] = async (_, { input }, context) => {
  try {
    const project = await namedProject(context, input.project, "project");
    refuseWithoutFunnels(project);
    const funnel = {
      widget_id: project.widget_id,
      id_name: input.name,
      ...wireDefinition(input.definition, "definition"),
    };
    return { funnel: profiledFunnel(await create(context.upstream, funnel)) };
  } catch (error) {
    return { problem: funnelRefusal(refusal(error)) };
  }
};
