import { Resolver } from "node:dns/promises";
import type { Services } from "#host/http/services.ts";

export type Lookups = Pick<Resolver, "resolveCname" | "resolve4" | "resolve6" | "resolveTxt">;

/** Uses the servers of DNS_SERVERS, or the system's. */
export function resolverOf({ DNS_SERVERS }: Pick<Services["env"], "DNS_SERVERS">): Lookups {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS);
  return resolver;
}
