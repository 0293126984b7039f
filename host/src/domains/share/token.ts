// A link's token: 192 random bits in 32 letters, of which only a hash is kept. The address shows it with one letter
// more, at position 17, which whoever opens the link takes out again.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const LENGTH = 32;
const DECOY_AT = 17;

export const newToken = (): string => randomBytes(24).toString("base64url");

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Of two hashes in hex. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** What the address shows. */
export function encryptedParamOf(token: string): string {
  const decoy = randomBytes(1).toString("base64url").charAt(0);
  return token.slice(0, DECOY_AT) + decoy + token.slice(DECOY_AT);
}

/** Takes the parameter as the address shows it, and the token that was already decoded from it. */
export function tokenOf(encryptedParam: string): string {
  if (encryptedParam.length !== LENGTH + 1) return encryptedParam;
  return encryptedParam.slice(0, DECOY_AT) + encryptedParam.slice(DECOY_AT + 1);
}
