import type { z } from "zod";
import type { findCompanies } from "@sightline/schema/rest/company/portal";
import { newestPage } from "#host/http/paging/newestPage.ts";
import type { Services } from "#host/http/services.ts";
import { managedCompanies } from "./managedCompany.ts";
import type { Scope } from "./scope.ts";
import { companiesOf, matching } from "./sql/companiesOf.ts";

type Asked = z.output<typeof findCompanies.body>;

/** A page of the companies in a scope, and their total number. */
export async function companyList(
  services: Services,
  scope: Scope,
  { search, company_id, ...page }: Asked,
  signal: AbortSignal,
) {
  let all = companiesOf(services.entities, scope);
  if (search) all = all.where(matching(search));
  if (company_id !== undefined) all = all.where("company.company_id", "=", company_id);
  const { rows, total } = await newestPage(all, "company.company_id", page);
  return { rows: await managedCompanies(services, rows, signal), total };
}
