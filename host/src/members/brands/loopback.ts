// Browsers resolve names under localhost to their own machine (RFC 6761), so DNS can't verify them.
import { isLoopbackHostname, isLoopbackUrl } from "@sightline/schema/rest/network/loopback";
import type { Env } from "#host/env.ts";

/** True if the product is configured for this machine only. This never depends on the request. */
export const passesWithoutDns = ({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">, name: string): boolean =>
  isLoopbackHostname(name) && isLoopbackUrl(PUBLIC_URL);
