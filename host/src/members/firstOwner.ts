import type { EntityStore } from "#host/stores/entities.ts";

/** In whose name the audit log keeps what nobody did: the date, a payment provider, a tracker. */
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
