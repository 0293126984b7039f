// `node` and `nodes`: here all domains meet. Who finds a thing by its global id. Total by type: a Node type without a finder does not compile. Whether the viewer
// may see things of a type is for the permission table; which of them the viewer has, the finders ask the host.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { visitorActionNode, visitorNode, visitorSessionNode } from "./domains/audience/visitors.nodes.ts";
import { userAttributeNode, userNode } from "./domains/account/account.nodes.ts";
import { notificationNode } from "./domains/account/notifications.nodes.ts";
import { billingNode, invoiceNode } from "./domains/billing/payment.nodes.ts";
import { companyNode } from "./domains/company/company.nodes.ts";
import {
  apiKeyNode,
  apiRequestNode,
  webhookDeliveryNode,
  webhookNode,
} from "./domains/integrations/integrations.nodes.ts";
import { managedCompanyNode } from "./domains/company/portal.nodes.ts";
import { projectNode } from "./domains/projects/projects.nodes.ts";
import { testNode } from "./domains/experiments/experiments.nodes.ts";
import { commentNode } from "./domains/feedback/feedback.nodes.ts";
import { flagNode } from "./domains/flags/flags.nodes.ts";
import { funnelNode } from "./domains/funnels/funnels.nodes.ts";
import { eventRuleNode } from "./domains/events/rules.nodes.ts";
import { goalNode } from "./domains/goals/goals.nodes.ts";
import { recommendationNode } from "./domains/recommendations/recommendations.nodes.ts";
import { shareLinkNode } from "./domains/share/share.nodes.ts";
import { invitationNode, teamMemberNode } from "./domains/team/team.nodes.ts";
import { segmentNode } from "./domains/traffic/segments.nodes.ts";
import { annotationNode, auditEntryNode } from "./domains/timeline/timeline.nodes.ts";
import type { ErrorCode, QueryResolvers, ResolversParentTypes } from "./__generated__/resolverTypes.ts";
import type { Context } from "./context.ts";
import { UpstreamError } from "./upstream/errors.ts";
import { readGlobalId, type NodeType } from "./graph/globalId.ts";
import { invalid } from "./graph/invalid.ts";

type AnyNode = ResolversParentTypes["Node"];
/** `field` is the argument that held the id. */
type NodeFinder = (context: Context, globalId: string, field: string) => Promise<AnyNode | null>;

const finders: Record<NodeType, NodeFinder> = {
  Annotation: annotationNode,
  ApiKey: apiKeyNode,
  ApiRequest: apiRequestNode,
  AuditEntry: auditEntryNode,
  Comment: commentNode,
  Billing: billingNode,
  Company: companyNode,
  EventRule: eventRuleNode,
  Flag: flagNode,
  Funnel: funnelNode,
  Goal: goalNode,
  Invitation: invitationNode,
  Notification: notificationNode,
  Invoice: invoiceNode,
  ManagedCompany: managedCompanyNode,
  Project: projectNode,
  Recommendation: recommendationNode,
  Segment: segmentNode,
  ShareLink: shareLinkNode,
  TeamMember: teamMemberNode,
  Test: testNode,
  User: userNode,
  UserAttribute: userAttributeNode,
  Visitor: visitorNode,
  VisitorAction: visitorActionNode,
  VisitorSession: visitorSessionNode,
  Webhook: webhookNode,
  WebhookDelivery: webhookDeliveryNode,
};

const isNodeType = (type: string): type is NodeType => Object.hasOwn(finders, type);

const ABSENT: ReadonlySet<ErrorCode> = new Set(["NOT_FOUND", "FORBIDDEN", "INVALID"]);

/** Null for every id that names nothing of the viewer's: unknown, malformed, deleted and another company's look alike. */
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
