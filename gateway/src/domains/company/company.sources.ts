import type { Company as WireCompany } from "@sightline/schema/rest/company/company";
import type { Company } from "#gateway/__generated__/resolverTypes.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface CompanySource extends Company {
  __typename: "Company";
}

export const companyOf = (company: WireCompany): CompanySource => ({
  __typename: "Company",
  id: toGlobalId("Company", company.company_id),
  companyId: company.company_id,
  name: company.company_name,
  key: company.company_key,
  customDomain: company.custom_domain,
});
