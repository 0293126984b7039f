import type { EntityStore } from "#host/stores/entities.ts";

/**
 * The member under whose name the audit log records changes that no member made: by a schedule, a payment provider or a
 * tracker.
 */
export async function firstOwner(store: EntityStore, companyId: number): Promise<number | undefined> {
  const owner = await store
    .selectFrom("member")
    .select("user_id")
    .where("company_id", "=", companyId)
    .orderBy("role")
    .orderBy("user_id")
    .executeTakeFirst();
  return owner?.user_id;
}
