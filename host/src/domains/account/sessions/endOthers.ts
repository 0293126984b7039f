import type { EntityStore } from "#host/stores/entities.ts";

/**
 * Ends a member's sessions except the given one, or all of them if none is given. Returns the number of ended sessions.
 */
export async function endOthers(
  store: EntityStore,
  userId: number,
  currentSessionId: string | undefined,
  at: Date,
): Promise<number> {
  const ended = await store
    .updateTable("member_session")
    .set({ ended_at: at })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .$if(currentSessionId !== undefined, (query) => query.where("session_id", "<>", currentSessionId ?? ""))
    .returning("session_id")
    .execute();
  return ended.length;
}
