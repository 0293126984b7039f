import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { findNode } from "#gateway/graph/nodes.ts";

export const node: QueryResolvers["node"] = (_, { id }, context) => findNode(context, id, "id");
