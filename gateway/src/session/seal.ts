// Sealed, expiring tokens (JWE, A256GCM): clients can neither read nor change them. Each purpose has its own key, so
// that a share token is never accepted as a session.
import { EncryptJWT, jwtDecrypt } from "jose";
import { hkdfSync } from "node:crypto";

const REMEMBERED = 5000;

export interface Sealer {
  seal(claims: Record<string, unknown>, expiresAt: number): Promise<string>;
  /** undefined if the token is forged, expired or for another purpose */
  open(token: string): Promise<Record<string, unknown> | undefined>;
}

export function createSealer(secret: string, purpose: "session" | "share" | "trip", now: () => number): Sealer {
  const key = new Uint8Array(hkdfSync("sha256", secret, "sightline-gateway", purpose, 32));
  /** decrypting costs more than the rest of a small request, so results are cached; expiry is checked each time */
  const opened = new Map<string, { claims: Record<string, unknown>; expiresAt: number }>();
  return {
    seal: (claims, expiresAt) =>
      new EncryptJWT(claims)
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setIssuer("sightline-gateway")
        .setAudience(purpose)
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .encrypt(key),
    async open(token) {
      if (token.length > 8000) return undefined;
      const known = opened.get(token);
      if (known !== undefined) return known.expiresAt > now() ? known.claims : undefined;
      try {
        const { payload } = await jwtDecrypt(token, key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
          issuer: "sightline-gateway",
          audience: purpose,
          requiredClaims: ["exp"],
          currentDate: new Date(now()),
        });
        const [oldest] = opened.keys();
        if (opened.size >= REMEMBERED && oldest !== undefined) opened.delete(oldest);
        opened.set(token, { claims: payload, expiresAt: (payload.exp ?? 0) * 1000 });
        return payload;
      } catch {
        return undefined;
      }
    },
  };
}
