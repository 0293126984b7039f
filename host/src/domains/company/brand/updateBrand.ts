import { updateBrand as endpoint } from "@sightline/schema/rest/company/brand";
import { companyRefusals, ssoFields } from "@sightline/schema/rest/company/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { assertClaimable, assertNotOthersMail } from "./claim/assertClaimable.ts";
import { moveDomain } from "./claim/moveDomain.ts";
import { brandOfCompany } from "./sql/brandOfCompany.ts";
import { brandManagers } from "./whiteLabel.ts";

const needsDomain = () => new Problem(companyRefusals.domainMissing(), { field: "subdomain" });

/** SSO requires all settings of the provider. Otherwise no member of the company could sign in anymore. */
function assertUsableSso(sso: {
  sso_flag: boolean;
  sso_domain: string | null;
  sso_client_id: string | null;
  has_sso_secret: boolean;
}): void {
  if (!sso.sso_flag) return;
  const missing = !sso.sso_domain
    ? ("sso_domain" as const)
    : !sso.sso_client_id
      ? ("sso_client_id" as const)
      : !sso.has_sso_secret && ("sso_client_secret" as const);
  if (!missing) return;
  throw new Problem(companyRefusals.ssoIncomplete({ missing: ssoFields[missing] }), { field: missing });
}

export const updateBrand = route(endpoint, {
  permit: brandManagers,
  gather: async ({ services: { entities, env }, caller: { companyId }, body }) => {
    const { subdomain, ...sent } = body;
    const before = await brandOfCompany(entities, env, companyId);
    if (subdomain && subdomain !== before.subdomain) {
      await assertClaimable(entities, env, { companyId, domain: subdomain, field: "subdomain" });
    }
    if (sent.sso_domain && sent.sso_domain !== before.sso_domain) {
      await assertNotOthersMail(entities, { companyId, domain: sent.sso_domain, field: "sso_domain" });
    }
    if (!subdomain && before.subdomain === null) throw needsDomain();
    const { CSS_url, ...rest } = Object.fromEntries(
      Object.entries(sent).filter(([, value]) => value !== undefined),
    ) as typeof sent;
    const has_sso_secret = sent.sso_client_secret === undefined ? before.has_sso_secret : !!sent.sso_client_secret;
    assertUsableSso({ ...before, ...rest, has_sso_secret });
    const change = { ...rest, ...(CSS_url !== undefined && { css_url: CSS_url }) };
    return { companyId, subdomain, known: before.subdomain, change };
  },
  ask: ({ entities, env }, { companyId, subdomain, known, change }) =>
    entities.transaction().execute(async (store) => {
      if (subdomain !== undefined) await moveDomain(store, companyId, subdomain);
      if (known === null && subdomain) {
        await store
          .insertInto("domain_setting")
          .values({ ...change, subdomain, company_id: companyId })
          .execute();
      } else if (Object.keys(change).length > 0) {
        await store.updateTable("domain_setting").set(change).where("company_id", "=", companyId).execute();
      }
      return brandOfCompany(store, env, companyId);
    }),
  answer: (brand) => brand,
});
