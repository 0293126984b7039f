// Stripe signs its webhooks: header `stripe-signature: t=<seconds>,v1=<hex>[,v1=<hex>]`, an HMAC-SHA256 of the time and
// the bytes of the body. Signatures older than five minutes are refused to prevent replays.
import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_MS = 300_000;

export const signatureOf = (secret: string, seconds: string, body: string): string =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");

export function isSigned(secret: string, header: string | undefined, body: string, now: number): boolean {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("="));
  const seconds = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  const expected = Buffer.from(signatureOf(secret, seconds, body));
  return parts.some(([name, value]) => {
    const given = Buffer.from(value ?? "");
    return name === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
