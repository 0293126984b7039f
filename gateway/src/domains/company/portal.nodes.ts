import type { Context } from "#gateway/context.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { can } from "#gateway/permissions/can.ts";
import { managedCompanyOf, type ManagedCompanySource } from "./portal.sources.ts";
import { findClients, findCompanies } from "./portal.upstream.ts";

export async function managedCompanyNode(
  context: Context,
  id: string,
  field: string,
): Promise<ManagedCompanySource | null> {
  const companyId = numberFromGlobalId(id, "ManagedCompany", field);
  const ask = (await can(context, "openServicePortal")) ? findCompanies : findClients;
  const [found] = (await ask(context.upstream, { company_id: companyId, limit: 1 })).rows;
  return found === undefined ? null : managedCompanyOf(found);
}
