import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { visitorParts } from "../../visitors.nodes.ts";
import { deleteVisitor as remove } from "../../visitors.upstream.ts";

export const deleteVisitor: MutationResolvers["deleteVisitor"] = async (_, { input: { id } }, { upstream }) => {
  try {
    const { widgetId, visitorId } = visitorParts(id, "id");
    const { deleted_events } = await remove(upstream, widgetId, visitorId);
    return { deletedId: id, deletedEvents: deleted_events };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
