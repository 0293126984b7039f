import type { MemberSession } from "#gateway/__generated__/resolverTypes.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { getSessions } from "./profile.upstream.ts";

export async function memberSessions(upstream: Upstream): Promise<MemberSession[]> {
  const rows = await getSessions(upstream);
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device,
    signedInAt: row.signed_in_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.current,
  }));
}
