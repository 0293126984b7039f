// A link's token: 192 random bits in 32 letters. It is found by its hash, and stored encrypted for those who may copy the
// link. The gateway encodes it in URLs (with an additional letter at position 17). The host only handles the token itself.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export const newToken = (): string => randomBytes(24).toString("base64url");

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Of two hashes in hex. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
