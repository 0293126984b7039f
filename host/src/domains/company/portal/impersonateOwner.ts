// Signs in as the owner of a managed company, to see their view. Limited to one hour, never for the operator's own
// company, and recorded in both audit logs.
import { impersonateOwner as endpoint } from "@sightline/schema/rest/account/impersonation";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { OPERATOR } from "#host/http/impersonation.ts";
import { companyCaller } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { IMPERSONATION_SECONDS } from "#host/members/tokens.ts";
import { portalManagers } from "../brand/whiteLabel.ts";
import { auditBoth } from "./auditBoth.ts";
import { managedRow } from "./managedRow.ts";
import { portalScope } from "./scope.ts";

export const impersonateOwner = route(endpoint, {
  permit: (move) => {
    portalManagers(move);
    const caller = companyCaller(move.caller);
    if (caller.kind !== "member") throw new Problem(companyRefusals.keyCannotImpersonate());
    if (caller.actedBy) throw new Problem(companyRefusals.alreadyImpersonating());
  },
  gather: async ({ services: { entities }, caller, body: { company_id } }) => {
    if (company_id === OPERATOR) throw new Problem(companyRefusals.operatorNotImpersonated());
    const company = await managedRow(entities, await portalScope(entities, caller), company_id);
    const owner = await entities
      .selectFrom("member")
      .select(["user_id", "name"])
      .where("company_id", "=", company_id)
      .where("role", "=", 0)
      .where("status", "=", 1)
      .orderBy("user_id")
      .executeTakeFirst();
    if (!owner) {
      throw new Problem(companyRefusals.noMembers({ company: company.company_name }), { field: "company_id" });
    }
    return { owner, company };
  },
  ask: async ({ entities, tokens, now }, { owner, company }, { caller }) => {
    const at = now();
    const { company_id: companyId, company_name } = company;
    const description = `Signed in as ${owner.name} of ${company_name} for an hour`;
    await auditBoth(entities, caller, { action: "entered", companyId, description, at: new Date(at) });
    return { jwt: await tokens.signImpersonation(owner.user_id, caller.userId), at };
  },
  answer: ({ jwt, at }, { owner, company }) => ({
    jwt,
    user_id: owner.user_id,
    user_name: owner.name,
    company_id: company.company_id,
    company_name: company.company_name,
    role: 0 as const,
    paid_plan: company.paid_plan,
    expires_at: new Date(at + IMPERSONATION_SECONDS * 1000).toISOString(),
  }),
});
