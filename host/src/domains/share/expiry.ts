import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { Problem } from "#host/http/problem.ts";

/** An expiry must lie ahead; to end a link now, switch it off or delete it. */
export function expiryOf(expiresAt: string | undefined, now: number): Date | undefined {
  if (expiresAt === undefined) return undefined;
  const instant = new Date(expiresAt);
  if (instant.getTime() > now) return instant;
  throw new Problem(shareRefusals.expiryNotFuture(), { field: "expires_at" });
}
