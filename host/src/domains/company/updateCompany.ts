import { updateCompany as endpoint } from "@sightline/schema/rest/company";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { companyById } from "./sql/companyById.ts";

/** A host name shows one company's brand. */
async function assertFree(entities: EntityStore, companyId: number, domain: string | null | undefined): Promise<void> {
  if (!domain) return;
  const other = await entities
    .selectFrom("company")
    .select("company_id")
    .where("custom_domain", "=", domain)
    .where("company_id", "<>", companyId)
    .executeTakeFirst();
  if (other) throw new Problem("CONFLICT", `${domain} belongs to another company`, { field: "custom_domain" });
}

export const updateCompany = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ body }) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
  ask: async ({ entities }, change, { caller: { companyId }, body }) => {
    await assertFree(entities, companyId, body.custom_domain);
    if (Object.keys(change).length > 0) {
      await entities.updateTable("company").set(change).where("company_id", "=", companyId).execute();
    }
    return companyById(entities, companyId);
  },
  answer: (company) => company,
});
