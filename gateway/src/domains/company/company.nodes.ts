import type { Context } from "#gateway/context.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { companyOf, type CompanySource } from "./company.sources.ts";
import { getCompany } from "./company.upstream.ts";

export async function companyNode({ upstream }: Context, id: string, field: string): Promise<CompanySource | null> {
  const companyId = numberFromGlobalId(id, "Company", field);
  const company = await getCompany(upstream);
  return company.company_id === companyId ? companyOf(company) : null;
}
