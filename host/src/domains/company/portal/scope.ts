// The companies that a caller manages: the operator manages all, other callers those with their own whitelabel_ref_id.
import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { OPERATOR } from "#host/http/impersonation.ts";

/** undefined: all; null: none yet. */
export type Scope = { ref: string | null | undefined; companyId: number };

export async function clientScope(entities: EntityStore, companyId: number): Promise<Scope> {
  const row = await entities
    .selectFrom("reseller")
    .select("whitelabel_ref_id")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return { ref: row?.whitelabel_ref_id ?? null, companyId };
}

export const portalScope = (entities: EntityStore, { companyId }: CompanyCaller): Promise<Scope> =>
  companyId === OPERATOR ? Promise.resolve({ ref: undefined, companyId }) : clientScope(entities, companyId);
