import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { Scope } from "./scope.ts";
import { companiesOf, type CompanyRow } from "./sql/companiesOf.ts";

/** Companies outside the scope are treated as nonexistent. */
export async function managedRow(entities: EntityStore, scope: Scope, companyId: number): Promise<CompanyRow> {
  const row = await companiesOf(entities, scope).where("company.company_id", "=", companyId).executeTakeFirst();
  if (!row) throw new Problem(companyRefusals.notFound());
  return row;
}
