// Names below localhost lead browsers to the machine that they run on (RFC 6761), so no DNS record can prove them.
import { isLoopbackHostname, isLoopbackUrl } from "@sightline/schema/rest/network/loopback";
import type { Env } from "#host/env.ts";

/** True where the product is configured for this machine alone. What a request looks like never decides this. */
export const passesWithoutDns = ({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">, name: string): boolean =>
  isLoopbackHostname(name) && isLoopbackUrl(PUBLIC_URL);
