import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { heatmapProfileOf, wirePage } from "../../heatmaps.sources.ts";
import { createHeatmapProfile as create } from "../../heatmaps.upstream.ts";

export const createHeatmapProfile: MutationResolvers["createHeatmapProfile"] = async (_, { input }, context) => {
  try {
    const { widget_id } = await namedProject(context, input.project, "project");
    const { name, rule, devices } = input;
    const profile = { widget_id, name, rule: wirePage(rule, "rule"), devices: devices.map(lower) };
    return { profile: heatmapProfileOf(await create(context.upstream, profile)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
