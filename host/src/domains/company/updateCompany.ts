import { updateCompany as endpoint } from "@sightline/schema/rest/company/company";
import { assertNotImpersonated } from "#host/http/impersonation.ts";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { assertClaimable } from "./brand/claim/assertClaimable.ts";
import { moveDomain } from "./brand/claim/moveDomain.ts";
import { companyById } from "./sql/companyById.ts";

export const updateCompany = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services: { entities, env }, caller, body }) => {
    const { companyId } = caller;
    const { custom_domain: domain, company_name: name } = body;
    if (domain !== undefined) assertNotImpersonated(caller);
    if (domain) {
      const { custom_domain: before } = await companyById(entities, companyId);
      if (domain !== before) await assertClaimable(entities, env, { companyId, domain, field: "custom_domain" });
    }
    return { companyId, domain, name };
  },
  ask: ({ entities }, { companyId, domain, name }) =>
    entities.transaction().execute(async (store) => {
      if (domain !== undefined) await moveDomain(store, companyId, domain);
      if (name !== undefined) {
        await store.updateTable("company").set({ company_name: name }).where("company_id", "=", companyId).execute();
      }
      return companyById(store, companyId);
    }),
  answer: (company) => company,
});
