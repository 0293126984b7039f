// `node` and `nodes`, where all domains meet: the finder of each Node type by global id. Total by type: a Node type
// without a finder does not compile. The permission table decides whether the viewer may see objects of a type; the
// finders query the host for the objects that the viewer has.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { nodeFinders } from "./__generated__/nodeFinders.ts";
import type { ErrorCode, QueryResolvers, ResolversParentTypes } from "./__generated__/resolverTypes.ts";
import type { Context } from "./context.ts";
import { UpstreamError } from "./upstream/errors.ts";
import { readGlobalId, type NodeType } from "./graph/globalId.ts";
import { invalid } from "./graph/invalid.ts";

type AnyNode = ResolversParentTypes["Node"];
/** `field`: the argument that contained the id. */
type NodeFinder = (context: Context, globalId: string, field: string) => Promise<AnyNode | null>;

const finders: Record<NodeType, NodeFinder> = nodeFinders;

const isNodeType = (type: string): type is NodeType => Object.hasOwn(finders, type);

const ABSENT: ReadonlySet<ErrorCode> = new Set(["NOT_FOUND", "FORBIDDEN", "INVALID"]);

/**
 * Null for every id that the viewer can't access: unknown, malformed and deleted ids and other companies' ids are
 * indistinguishable.
 */
async function findNode(context: Context, globalId: string, field: string): Promise<AnyNode | null> {
  try {
    const { type } = readGlobalId(globalId, field);
    return isNodeType(type) ? await finders[type](context, globalId, field) : null;
  } catch (error) {
    if (error instanceof UpstreamError && ABSENT.has(error.code)) return null;
    throw error;
  }
}

const AT_MOST = 100;

export const nodeFields: Required<Pick<QueryResolvers, "node" | "nodes">> = {
  node: (_, { id }, context) => findNode(context, id, "id"),
  nodes(_, { ids }, context) {
    if (ids.length > AT_MOST) throw invalid("ids", requestRefusals.tooManyIds({ count: ids.length, max: AT_MOST }));
    return Promise.all(ids.map((id, n) => findNode(context, id, `ids[${n}]`)));
  },
};
