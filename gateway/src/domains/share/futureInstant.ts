import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { invalid } from "#gateway/graph/invalid.ts";

/** Converts an expiry to the wire's format, UTC. It must be in the future. */
export function futureInstant(instant: string, now: number, field: string): string {
  const at = Date.parse(instant);
  if (at > now) return new Date(at).toISOString();
  throw invalid(field, shareRefusals.expiryPast({ field }));
}
