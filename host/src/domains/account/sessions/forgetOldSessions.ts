import type { Services } from "#host/http/services.ts";
import { SESSION_HOURS } from "#host/members/tokens.ts";

/** Deletes sessions whose JWT has expired. */
export async function forgetOldSessions({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  const stale = new Date(now() - (SESSION_HOURS + 1) * 3_600_000);
  await entities.deleteFrom("member_session").where("created_at", "<", stale).execute();
}
