import { getPortalDomains as endpoint } from "@sightline/schema/rest/company/portal";
import { route } from "#host/http/route.ts";
import { verificationOf } from "../brand/dns/verificationOf.ts";
import { portalManagers } from "../brand/whiteLabel.ts";
import { portalScope } from "./scope.ts";

/** The host names of the clients and the caller's own. */
export const getPortalDomains = route(endpoint, {
  permit: portalManagers,
  gather: ({ services, caller }) => portalScope(services.entities, caller),
  ask: async ({ entities, env }, { ref, companyId }) => {
    const all = entities
      .selectFrom("domain_setting")
      .innerJoin("company", "company.company_id", "domain_setting.company_id")
      .select(["subdomain", "company.company_id", "company_name", "website_name"])
      .select(["dns_state", "dns_findings", "dns_checked_at", "verified_at"])
      .orderBy("subdomain");
    const mine = all.where((is) =>
      is.or([is("company.whitelabel_ref_id", "=", ref ?? ""), is("company.company_id", "=", companyId)]),
    );
    const rows = await (ref === undefined ? all : mine).execute();
    return rows.map(({ verified_at, dns_state, dns_findings, dns_checked_at, ...row }) => ({
      ...row,
      ...verificationOf(env, { subdomain: row.subdomain, verified_at, dns_state, dns_findings, dns_checked_at }),
    }));
  },
  answer: (rows) => ({ rows }),
});
