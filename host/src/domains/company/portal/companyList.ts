import type { z } from "zod";
import type { findCompanies } from "@sightline/schema/rest/company/portal";
import type { Services } from "#host/http/services.ts";
import { managedCompanies } from "./managedCompany.ts";
import type { Scope } from "./scope.ts";
import { companiesOf, matching } from "./sql/companiesOf.ts";

type Asked = z.output<typeof findCompanies.body>;

/** A page of the companies in a scope, and how many there are in all. */
export async function companyList(
  services: Services,
  scope: Scope,
  { search, company_id, before_id, limit }: Asked,
  signal: AbortSignal,
) {
  let all = companiesOf(services.entities, scope);
  if (search) all = all.where(matching(search));
  if (company_id !== undefined) all = all.where("company.company_id", "=", company_id);
  const page = before_id === undefined ? all : all.where("company.company_id", "<", before_id);
  const rows = await page.limit(limit).execute();
  const { total } = await all
    .clearSelect()
    .clearOrderBy()
    .select((is) => is.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows: await managedCompanies(services, rows, signal), total: Number(total) };
}
