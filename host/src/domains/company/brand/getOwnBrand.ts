import { getOwnBrand as endpoint } from "@sightline/schema/rest/company/brand";
import { route } from "#host/http/route.ts";
import { brandOfCompany } from "./sql/brandOfCompany.ts";
import { brandManagers } from "./whiteLabel.ts";

export const getOwnBrand = route(endpoint, {
  permit: brandManagers,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities, env }, companyId) => brandOfCompany(entities, env, companyId),
  answer: (brand) => brand,
});
