import { checkDomain as endpoint } from "@sightline/schema/rest/company/brand";
import { countGuess } from "#host/http/attempts.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { brandOfCompany } from "../sql/brandOfCompany.ts";
import { brandManagers } from "../whiteLabel.ts";
import { dnsTarget } from "./dnsTarget.ts";
import { lookUp, systemResolver } from "./lookUp.ts";

const limit = { max: 30, of: "checks of this domain" };

export const checkDomain = route(endpoint, {
  permit: brandManagers,
  gather: async ({ services, caller: { companyId } }) => {
    const target = dnsTarget(services.env);
    const { subdomain } = await brandOfCompany(services.entities, companyId, target);
    if (subdomain === null) throw new Problem("INVALID", "There is no host name to check yet", { field: "subdomain" });
    await countGuess(services, `dns:${companyId}`, limit);
    return { companyId, target, subdomain };
  },
  ask: async ({ entities, now }, { companyId, target, subdomain }) => {
    const { state, detail } = await lookUp(systemResolver(), subdomain, target);
    await entities
      .updateTable("domain_setting")
      .set({ dns_state: state, dns_detail: detail, dns_checked_at: new Date(now()) })
      .where("company_id", "=", companyId)
      .where("subdomain", "=", subdomain)
      .execute();
    return brandOfCompany(entities, companyId, target);
  },
  answer: (brand) => brand,
});
