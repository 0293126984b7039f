import type { Services } from "#host/http/services.ts";

/** The host name under which browsers reach the product: where customers' names must lead. */
export const dnsTarget = ({ PUBLIC_URL }: Pick<Services["env"], "PUBLIC_URL">): string =>
  new URL(PUBLIC_URL).hostname.toLowerCase();
