import type { EntityStore } from "#host/stores/entities.ts";

/** Sets the company's plan from now on. `endsAt` null: until further notice. */
export async function givePlan(store: EntityStore, companyId: number, planId: number, endsAt: Date | null) {
  await store
    .updateTable("company")
    .set({ paid_plan: planId, plan_ends_at: endsAt, paid_plan_expiry_retry: 0 })
    .where("company_id", "=", companyId)
    .execute();
}
