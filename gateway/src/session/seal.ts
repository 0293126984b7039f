// Sealed, expiring tokens (JWE, A256GCM): clients can neither read nor change them. Each purpose has its own key, so
// that a share token is never accepted as a session.
import { EncryptJWT, jwtDecrypt } from "jose";
import { hkdfSync } from "node:crypto";
import type { z } from "zod";

const REMEMBERED = 2000;

export interface Sealer {
  seal(claims: Record<string, unknown>, expiresAt: number): Promise<string>;
  /** undefined if the token is forged, expired, for another purpose, or of another shape */
  open<T extends object>(token: string, shape: z.ZodType<T>): Promise<T | undefined>;
}

export function createSealer(secret: string, purpose: "session" | "share" | "trip", now: () => number): Sealer {
  const key = new Uint8Array(hkdfSync("sha256", secret, "sightline-gateway", purpose, 32));
  /**
   * Decrypting and validating costs more than the rest of a small request, so results are cached. Expiry is checked
   * each time, as callers check whether a session has ended.
   */
  const opened = new Map<string, { content: object; shape: z.ZodType; expiresAt: number }>();
  return {
    seal: (claims, expiresAt) =>
      new EncryptJWT(claims)
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setIssuer("sightline-gateway")
        .setAudience(purpose)
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .encrypt(key),
    async open<T extends object>(token: string, shape: z.ZodType<T>) {
      if (token.length > 8000) return undefined;
      const known = opened.get(token);
      // the shape that it was validated with is its type
      if (known?.shape === shape) return known.expiresAt > now() ? (known.content as T) : undefined;
      try {
        const { payload } = await jwtDecrypt(token, key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
          issuer: "sightline-gateway",
          audience: purpose,
          requiredClaims: ["exp"],
          currentDate: new Date(now()),
        });
        const content = shape.safeParse(payload).data;
        if (content === undefined) return undefined;
        const [oldest] = opened.keys();
        if (opened.size >= REMEMBERED && oldest !== undefined) opened.delete(oldest);
        opened.set(token, { content, shape, expiresAt: (payload.exp ?? 0) * 1000 });
        return content;
      } catch {
        return undefined;
      }
    },
  };
}
