// Impersonation of a member of another company: the permission, the actions that are excluded, and the audit log.
import { sendSupportMessage } from "@sightline/schema/rest/account/support";
import { getBillingPortal } from "@sightline/schema/rest/billing/invoices";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { Caller, CompanyCaller } from "./caller.ts";
import { Problem } from "./problem.ts";
import type { Services } from "./services.ts";

/** The company that operates the product. */
export const OPERATOR = 1;
export const WHITE_LABEL = 104;

/** Owners and admins of company 1 and of plan 104. */
export const mayImpersonate = ({
  companyId,
  paidPlan,
  role,
}: Pick<CompanyCaller, "companyId" | "paidPlan" | "role">): boolean =>
  role <= 1 && (companyId === OPERATOR || paidPlan === WHITE_LABEL);

/** Accounts, keys, payments, domains, support messages and other companies: excluded from impersonation. */
const theirsAlone = [
  "/profile",
  "/developer",
  "/payment",
  "/subscription",
  "/service-portal",
  "/agency",
  "/domain/setting/",
  "/team",
  sendSupportMessage.path,
];

/** Reads that give access to payments. */
const billingPortals = getBillingPortal.path;

const theirsAloneProblem = () => new Problem(companyRefusals.whileImpersonating());

/** Sent automatically by polling or by a screen, so not recorded as actions. */
const unwritten = new Set(["ping", "createAuditEntry", "setUserAttribute", "endImpersonation"]);

const leaves = "endImpersonation";

export function assertMayImpersonate({ name, path, effect }: Endpoint, caller: Caller): void {
  if (caller.kind !== "member" || !caller.actedBy || name === leaves) return;
  const isTheirs = effect !== "read" && theirsAlone.some((prefix) => path.startsWith(prefix));
  if (!isTheirs && !path.startsWith(billingPortals)) return;
  throw theirsAloneProblem();
}

/** For calls that are only partly excluded, such as one that renames a company and may change its domain. */
export function assertNotImpersonated(caller: Caller): void {
  if (caller.kind === "member" && caller.actedBy) throw theirsAloneProblem();
}

/** Records the action in the company's audit log, under the impersonator. */
export async function recordImpersonation(
  { name, effect }: Endpoint,
  caller: Caller,
  services: Services,
): Promise<void> {
  if (caller.kind !== "member" || !caller.actedBy || effect === "read" || unwritten.has(name)) return;
  const { userId, name: actor } = caller.actedBy;
  await services.entities
    .insertInto("audit_log")
    .values({
      company_id: caller.companyId,
      user_id: userId,
      module: "service_portal",
      action: "acted",
      action_id: name,
      description: `${actor} as ${caller.name}`,
      created_at: new Date(services.now()),
    })
    .execute();
}
