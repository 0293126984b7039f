import type { Env } from "#host/env.ts";

/** The host name under which browsers reach the product: where customers' names must lead. */
export const dnsTarget = ({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">): string =>
  new URL(PUBLIC_URL).hostname.toLowerCase();
