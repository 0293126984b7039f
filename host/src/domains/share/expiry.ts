import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { Problem } from "#host/http/problem.ts";

/** An expiry must be in the future. To end a link now, disable or delete it. */
export function expiryOf(expiresAt: string | undefined, now: number): Date | undefined {
  if (expiresAt === undefined) return undefined;
  const instant = new Date(expiresAt);
  if (instant.getTime() > now) return instant;
  throw new Problem(shareRefusals.expiryNotFuture(), { field: "expires_at" });
}
