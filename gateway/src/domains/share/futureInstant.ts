import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { invalid } from "#gateway/graph/invalid.ts";

/** An expiry as the wire wants it: in UTC, and still to come. */
export function futureInstant(instant: string, now: number, field: string): string {
  const at = Date.parse(instant);
  if (at > now) return new Date(at).toISOString();
  throw invalid(field, shareRefusals.expiryPast({ field }));
}
