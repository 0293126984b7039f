import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { profileParts } from "../../heatmaps.nodes.ts";
import { heatmapProfileOf, wirePage } from "../../heatmaps.sources.ts";
import { updateHeatmapProfile as update } from "../../heatmaps.upstream.ts";

export const updateHeatmapProfile: MutationResolvers["updateHeatmapProfile"] = async (_, { input }, { upstream }) => {
  try {
    const { name, rule, devices, isArchived, snapshotIds } = input;
    const profile = await update(upstream, {
      ...profileParts(input.id, "id"),
      ...(name != null && { name }),
      ...(rule && { rule: wirePage(rule, "rule") }),
      ...(devices && { devices: devices.map(lower) }),
      ...(isArchived != null && { is_archived: isArchived }),
      ...(snapshotIds && { snapshot_ids: [...snapshotIds] }),
    });
    return { profile: heatmapProfileOf(profile) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
