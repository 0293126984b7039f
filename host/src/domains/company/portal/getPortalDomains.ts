import { getPortalDomains as endpoint } from "@sightline/schema/rest/company/portal";
import { route } from "#host/http/route.ts";
import { portalManagers } from "../brand/whiteLabel.ts";
import { portalScope } from "./scope.ts";

/** Those of the clients and the caller's own. */
export const getPortalDomains = route(endpoint, {
  permit: portalManagers,
  gather: ({ services, caller }) => portalScope(services.entities, caller),
  ask: ({ entities }, { ref, companyId }) => {
    const all = entities
      .selectFrom("domain_setting")
      .innerJoin("company", "company.company_id", "domain_setting.company_id")
      .select(["subdomain", "company.company_id", "company_name", "website_name"])
      .select(["dns_state", "dns_detail", "dns_checked_at"])
      .orderBy("subdomain");
    if (ref === undefined) return all.execute();
    return all
      .where((is) => is.or([is("company.whitelabel_ref_id", "=", ref ?? ""), is("company.company_id", "=", companyId)]))
      .execute();
  },
  answer: (rows) => ({
    rows: rows.map((row) => ({ ...row, dns_checked_at: row.dns_checked_at?.toISOString() ?? null })),
  }),
});
