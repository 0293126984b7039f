// A link's token: 192 random bits in 32 letters, of which only a hash is kept. How an address dresses it up (one letter
// more, at position 17) is the gateway's affair: the host gives and takes the token itself.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export const newToken = (): string => randomBytes(24).toString("base64url");

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Of two hashes in hex. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
