import { verifiedBrands } from "#host/members/brands/verifiedBrands.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The company whose members are verified by the provider of a verified host name. */
export const ssoOf = (entities: EntityStore, env: Pick<Services["env"], "PUBLIC_URL">, subdomain: string) =>
  verifiedBrands(entities, env)
    .select(["domain_setting.company_id", "sso_email_domain"])
    .where("subdomain", "=", subdomain)
    .where("sso_flag", "=", true)
    .executeTakeFirst();
