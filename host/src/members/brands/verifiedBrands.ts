// The only lookup of brands by host name or company. It returns only brands whose host name is in use and has passed
// its domain check, so an unverified host name has no effect anywhere.
import { isLoopbackUrl } from "@sightline/schema/rest/network/loopback";
import type { Env } from "#host/env.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export function verifiedBrands(store: EntityStore, env: Pick<Env, "PUBLIC_URL">) {
  return store
    .selectFrom("domain_setting")
    .innerJoin("company", "company.company_id", "domain_setting.company_id")
    .whereRef("company.custom_domain", "=", "domain_setting.subdomain")
    .where((is) =>
      is.or([
        is("domain_setting.verified_at", "is not", null),
        ...(isLoopbackUrl(env.PUBLIC_URL) ? [is("domain_setting.subdomain", "like", "%.localhost")] : []),
      ]),
    );
}
