import type { Env } from "#host/env.ts";
import { verifiedBrands } from "./brands/verifiedBrands.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The whitelabel_ref_id of the reseller whose verified brand has this host name; null if there is none. */
export async function refOfHost(
  store: EntityStore,
  env: Pick<Env, "PUBLIC_URL">,
  host: string | undefined,
): Promise<string | null> {
  if (!host) return null;
  const row = await verifiedBrands(store, env)
    .innerJoin("reseller", "reseller.company_id", "company.company_id")
    .select("reseller.whitelabel_ref_id")
    .where("domain_setting.subdomain", "=", host)
    .executeTakeFirst();
  return row?.whitelabel_ref_id ?? null;
}
