import type { EntityStore } from "#host/stores/entities.ts";

/** Inside a transaction: serializes concurrent billing changes of a company. */
export const lockedCompany = (store: EntityStore, companyId: number) =>
  store
    .selectFrom("company")
    .select(["company_id", "company_name", "paid_plan", "plan_ends_at", "lifetimedeal", "trial_extended_at"])
    .select("paid_plan_expiry_retry")
    .where("company_id", "=", companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
