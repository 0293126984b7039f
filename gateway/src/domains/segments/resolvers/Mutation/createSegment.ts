import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { wireConditions } from "#gateway/graph/filters.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { segmentName } from "../../segmentName.ts";
import { segmentKey, segmentOf } from "../../segments.sources.ts";
import { createSegment as create } from "../../segments.upstream.ts";

export const createSegment: MutationResolvers["createSegment"] = async (_, { input }, context) => {
  try {
    const name = segmentName(input.name);
    const custom_filter = wireConditions(input.conditions);
    const { widget_id } = await namedProject(context, input.project, "project");
    const node = segmentOf(await create(context.upstream, { widget_id, name, custom_filter }));
    return { edge: { cursor: toCursor(segmentKey(node)), node } };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
