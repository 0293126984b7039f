import { namesSharedProject } from "./grant.ts";
import type { Permissions } from "./permissionTable.ts";
import { managers, readers, signedIn, gated, writers } from "./rules.ts";

/** Who may fetch a thing by its global id, by the thing's type: for `node` and `nodes`. */
export const nodePermissions: Permissions["byId"] = {
  Annotation: signedIn,
  ApiKey: managers,
  ApiRequest: managers,
  AuditEntry: signedIn,
  Comment: signedIn,
  Billing: managers,
  Company: signedIn,
  EventRule: signedIn,
  Flag: signedIn,
  Funnel: signedIn,
  Goal: signedIn,
  Invitation: managers,
  Notification: signedIn,
  Invoice: managers,
  ManagedCompany: gated("manageCompanies"),
  Project: readers([], namesSharedProject),
  Recommendation: signedIn,
  Segment: signedIn,
  ShareLink: writers,
  TeamMember: managers,
  Test: signedIn,
  User: signedIn,
  UserAttribute: signedIn,
  Visitor: signedIn,
  VisitorAction: signedIn,
  VisitorSession: signedIn,
  Webhook: managers,
  WebhookDelivery: managers,
};
