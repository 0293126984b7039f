// Who finds a thing by its global id. Total by type: a Node type without a finder does not compile. Whether the viewer
// may see things of a type is for the permission table; which of them the viewer has, the finders ask the host.
import { userAttributeNode, userNode } from "#gateway/domains/account/account.nodes.ts";
import { companyNode } from "#gateway/domains/company/company.nodes.ts";
import { projectNode } from "#gateway/domains/projects/projects.nodes.ts";
import { shareLinkNode } from "#gateway/domains/share/share.nodes.ts";
import { annotationNode, auditEntryNode } from "#gateway/domains/timeline/timeline.nodes.ts";
import type { ResolversParentTypes } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { readGlobalId, type NodeType } from "./globalId.ts";
import { invalid } from "./invalid.ts";

type AnyNode = ResolversParentTypes["Node"];
/** `field` is the argument that held the id. */
type NodeFinder = (context: Context, globalId: string, field: string) => Promise<AnyNode | null>;

const finders: Record<NodeType, NodeFinder> = {
  Annotation: annotationNode,
  AuditEntry: auditEntryNode,
  Company: companyNode,
  Project: projectNode,
  ShareLink: shareLinkNode,
  User: userNode,
  UserAttribute: userAttributeNode,
};

const isNodeType = (type: string): type is NodeType => Object.hasOwn(finders, type);

/** Null where the viewer has no such thing; a malformed id is refused. */
export async function findNode(context: Context, globalId: string, field: string): Promise<AnyNode | null> {
  const { type } = readGlobalId(globalId, field);
  if (!isNodeType(type)) throw invalid(field, `${field} is the id of a ${type}, which can't be fetched by id`);
  try {
    return await finders[type](context, globalId, field);
  } catch (error) {
    if (error instanceof UpstreamError && (error.code === "NOT_FOUND" || error.code === "FORBIDDEN")) return null;
    throw error;
  }
}
