import type { EntityStore } from "#host/stores/entities.ts";

/** Whose members the provider of a domain setting proves. */
export const ssoOf = (entities: EntityStore, subdomain: string) =>
  entities
    .selectFrom("domain_setting")
    .select(["company_id", "sso_email_domain"])
    .where("subdomain", "=", subdomain)
    .where("sso_flag", "=", true)
    .where("company_id", "is not", null)
    .executeTakeFirst();
