import type { EntityStore } from "#host/stores/entities.ts";

/** In a transaction: the whitelabel_ref_id of a company's clients, created with the first client. */
export async function ownRef(store: EntityStore, companyId: number): Promise<string> {
  const known = await store
    .selectFrom("reseller")
    .select("whitelabel_ref_id")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (known) return known.whitelabel_ref_id;
  const { company_key } = await store
    .selectFrom("company")
    .select("company_key")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  await store.insertInto("reseller").values({ whitelabel_ref_id: company_key, company_id: companyId }).execute();
  await store
    .updateTable("company")
    .set({ whitelabel_ref_id: company_key })
    .where("company_id", "=", companyId)
    .where("whitelabel_ref_id", "is", null)
    .execute();
  return company_key;
}
