// HMAC SHA-256 over the time and the body: a receiver with the secret can verify that we sent it, and when.
import { createHmac, randomBytes } from "node:crypto";

export const newSecret = (): string => `whsec_${randomBytes(24).toString("base64url")}`;

/** `at` is in milliseconds since 1970. */
export function signatureOf(secret: string, body: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  const hex = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hex}`;
}
