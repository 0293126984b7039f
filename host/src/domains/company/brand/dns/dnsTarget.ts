import type { Services } from "#host/http/services.ts";

/** The host name under which browsers reach the product, and the required target of customers' host names. */
export const dnsTarget = ({ PUBLIC_URL }: Pick<Services["env"], "PUBLIC_URL">): string =>
  new URL(PUBLIC_URL).hostname.toLowerCase();
