// The identity providers that a demo host includes as replacements for Google, GitHub and a company's own. Their client
// secrets are derived from the key that the gateway and this host share, so they are not stored.
import { createHmac } from "node:crypto";
import type { Env } from "#host/env.ts";

export const ISSUERS = ["google", "github", "enterprise"] as const;
export type EmbeddedIssuer = (typeof ISSUERS)[number];

export const IDENTITY_PATH = "/identity";

type Settings = Pick<Env, "DEMO" | "GATEWAY_KEY" | "TRACKER_URL">;

export interface EmbeddedAccess {
  issuer: string;
  client_id: string;
  client_secret: string;
}

/** Undefined if the host runs no identity providers: only a demo does, and only for an authenticated gateway. */
export function embeddedAccess(env: Settings, name: EmbeddedIssuer): EmbeddedAccess | undefined {
  if (!env.DEMO || env.GATEWAY_KEY === undefined) return undefined;
  return {
    issuer: new URL(`${IDENTITY_PATH}/${name}`, env.TRACKER_URL).href,
    client_id: "gateway",
    client_secret: createHmac("sha256", env.GATEWAY_KEY).update(`client of ${name}`).digest("base64url"),
  };
}
