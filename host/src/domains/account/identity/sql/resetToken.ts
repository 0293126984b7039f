import type { EntityStore } from "#host/stores/entities.ts";

/**
 * The member whose password a link may set: the link is unused and not expired, and the account is neither disabled nor
 * deleted.
 */
export const memberOfReset = (entities: EntityStore, hash: string, now: Date) =>
  entities
    .selectFrom("account_token")
    .innerJoin("member", "member.user_id", "account_token.user_id")
    .select(["member.user_id", "member.company_id", "member.name", "member.email"])
    .where("token_hash", "=", hash)
    .where("purpose", "=", "reset")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("member.status", "in", [1, 2])
    .executeTakeFirst();

/** Marks the link and the account's other links as used; false if another request was faster. */
export async function useReset(store: EntityStore, hash: string, userId: number, now: Date): Promise<boolean> {
  const used = await store
    .updateTable("account_token")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "=", "reset")
    .where("used_at", "is", null)
    .returning("token_hash")
    .execute();
  return used.some(({ token_hash }) => token_hash === hash);
}
