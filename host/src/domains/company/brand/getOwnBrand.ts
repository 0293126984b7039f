import { getOwnBrand as endpoint } from "@sightline/schema/rest/company/brand";
import { route } from "#host/http/route.ts";
import { dnsTarget } from "./dns/dnsTarget.ts";
import { brandOfCompany } from "./sql/brandOfCompany.ts";
import { brandManagers } from "./whiteLabel.ts";

export const getOwnBrand = route(endpoint, {
  permit: brandManagers,
  gather: ({ caller, services }) => ({ companyId: caller.companyId, target: dnsTarget(services.env) }),
  ask: ({ entities }, { companyId, target }) => brandOfCompany(entities, companyId, target),
  answer: (brand) => brand,
});
