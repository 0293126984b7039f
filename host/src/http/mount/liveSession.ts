// The session of a member's JWT, unless it was ended. Its last use is recorded once a minute.
import type { Services } from "#host/http/services.ts";

const TOUCH_MS = 60_000;

export interface LiveSession {
  userId: number;
  /** seconds since 1970: when the member last proved the password */
  provedAt: number;
}

export async function findLiveSession({ entities, now }: Services, id: string): Promise<LiveSession | undefined> {
  const row = await entities
    .selectFrom("member_session")
    .select(["user_id", "proved_at", "last_seen_at"])
    .where("session_id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const at = now();
  if (at - row.last_seen_at.getTime() > TOUCH_MS) {
    await entities
      .updateTable("member_session")
      .set({ last_seen_at: new Date(at) })
      .where("session_id", "=", id)
      .execute();
  }
  return { userId: row.user_id, provedAt: row.proved_at.getTime() / 1000 };
}
