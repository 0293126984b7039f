import type { EntityStore } from "#host/stores/entities.ts";

export const companyById = (entities: EntityStore, companyId: number) =>
  entities
    .selectFrom("company")
    .select(["company_id", "company_name", "company_key", "custom_domain", "whitelabel_ref_id", "paid_plan"])
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
