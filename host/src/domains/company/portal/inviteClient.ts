// An agency creates a company for a client. Its owner is the recipient of the email link, which verifies the address.
// The response is the same whether or not the address has an account.
import { randomBytes } from "node:crypto";
import { inviteClient as endpoint } from "@sightline/schema/rest/company/portal";
import { Feature } from "@sightline/schema/rest/projects/projects";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { joinTokenHash, newJoinToken } from "#host/members/joinToken.ts";
import { Problem } from "#host/http/problem.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";
import { route } from "#host/http/route.ts";
import { brandOfCompany } from "#host/mail/mailBrand.ts";
import { writeMail } from "#host/mail/writeMail.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { brandManagers, hasOwnBrand } from "../brand/whiteLabel.ts";
import { auditBoth } from "./auditBoth.ts";
import { clientMail } from "./clientMail.ts";
import { managedCompanies } from "./managedCompany.ts";
import { managedRow } from "./managedRow.ts";
import { ownRef } from "./ownRef.ts";

const VALID_MS = 7 * 86_400_000;

async function assertOnSale(entities: EntityStore, plan: number): Promise<void> {
  const known = await entities
    .selectFrom("plan")
    .select("plan_id")
    .where("plan_id", "=", plan)
    .where("on_sale", "=", true)
    .executeTakeFirst();
  if (!known || hasOwnBrand(plan)) {
    throw new Problem(companyRefusals.planNotOnSale(), { field: "paid_plan" });
  }
}

export const inviteClient = route(endpoint, {
  permit: brandManagers,
  gather: async ({ services, body }) => {
    await assertOnSale(services.entities, body.paid_plan);
    await recordAttempt(services, `invite:${body.email}`, { max: 5, of: attempts.invitations });
    return { ...body, at: new Date(services.now()), token: newJoinToken() };
  },
  ask: async (services, { company_name, website, email, paid_plan, billed_to, at, token }, { caller, signal }) => {
    const { scope, companyId } = await services.entities.transaction().execute(async (store) => {
      const ref = await ownRef(store, caller.companyId);
      const { company_id } = await store
        .insertInto("company")
        .values({
          company_name,
          company_key: randomBytes(12).toString("hex"),
          paid_plan,
          whitelabel_ref_id: ref,
          billed_to,
          created_at: at,
        })
        .returning("company_id")
        .executeTakeFirstOrThrow();
      await store
        .insertInto("widget")
        .values({
          company_id,
          widget_name: website,
          widget_key: randomBytes(12).toString("hex"),
          allowed_websites: JSON.stringify([website, `*.${website}`]),
          features: JSON.stringify(Feature.options),
          created_at: at,
        })
        .execute();
      await store
        .insertInto("invitation")
        .values({
          company_id,
          email,
          role: 0,
          widgets: "[]",
          token_hash: joinTokenHash(token),
          invited_by: caller.userId,
          created_at: at,
          expires_at: new Date(at.getTime() + VALID_MS),
        })
        .execute();
      const brand = await brandOfCompany(store, services.env, caller.companyId);
      const hasAccount = (await memberByEmail(store, email)) !== undefined;
      await writeMail(services, clientMail({ email, company: company_name, token, hasAccount }, brand), store);
      const description = `${company_name}, ${email}, plan ${paid_plan}`;
      await auditBoth(store, caller, { action: "client_invited", companyId: company_id, description, at });
      return { scope: { ref, companyId: caller.companyId }, companyId: company_id };
    });
    return managedCompanies(services, [await managedRow(services.entities, scope, companyId)], signal);
  },
  answer: ([company]) => {
    if (!company) throw new Problem(companyRefusals.notFound());
    return company;
  },
});
