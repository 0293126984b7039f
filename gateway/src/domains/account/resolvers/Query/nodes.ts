import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { findNode } from "#gateway/graph/nodes.ts";

const AT_MOST = 100;

export const nodes: QueryResolvers["nodes"] = (_, { ids }, context) => {
  if (ids.length > AT_MOST) throw invalid("ids", `ids has ${ids.length} entries; ask for at most ${AT_MOST} at once`);
  return Promise.all(ids.map((id, n) => findNode(context, id, `ids[${n}]`)));
};
