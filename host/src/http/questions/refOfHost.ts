import type { EntityStore } from "#host/stores/entities.ts";

/** The whitelabel_ref_id of whoever's clients come through a host name; null for the product's own and unknown ones. */
export async function refOfHost(store: EntityStore, host: string | undefined): Promise<string | null> {
  if (!host) return null;
  const row = await store
    .selectFrom("company")
    .innerJoin("reseller", "reseller.company_id", "company.company_id")
    .select("reseller.whitelabel_ref_id")
    .where("company.custom_domain", "=", host)
    .executeTakeFirst();
  return row?.whitelabel_ref_id ?? null;
}
