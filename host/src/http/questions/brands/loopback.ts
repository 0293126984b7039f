// Names that browsers take to the machine that they run on, without DNS (RFC 6761).
import type { Env } from "#host/env.ts";

type Settings = Pick<Env, "PUBLIC_URL">;

export const isLocalName = (name: string): boolean => name === "localhost" || name.endsWith(".localhost");

/** The product is configured for this machine alone. What a request looks like never decides this. */
export function isOnLoopback({ PUBLIC_URL }: Settings): boolean {
  const { hostname } = new URL(PUBLIC_URL);
  return isLocalName(hostname) || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** A host name that needs no DNS records, as nobody but this machine can be reached by it. */
export const passesWithoutDns = (env: Settings, name: string): boolean => isLocalName(name) && isOnLoopback(env);
