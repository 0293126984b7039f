// Which of the product's own brands a host name shows.
import type { BrandKind } from "./__generated__/resolverTypes.ts";
import type { Env } from "./env.ts";

export type BrandLists = Pick<Env, "ANALYTICS_HOSTS" | "AB_HOSTS" | "OPTIMISE_HOSTS">;

/** Undefined: perhaps a customer's own domain; the host knows. */
export function brandHosts(lists: BrandLists, publicUrl: string): (host: string) => BrandKind | undefined {
  const kinds = new Map<string, BrandKind>([
    ["localhost", "ANALYTICS"],
    ["127.0.0.1", "ANALYTICS"],
    [new URL(publicUrl).hostname, "ANALYTICS"],
  ]);
  for (const host of lists.ANALYTICS_HOSTS) kinds.set(host, "ANALYTICS");
  for (const host of lists.AB_HOSTS) kinds.set(host, "AB_TESTING");
  for (const host of lists.OPTIMISE_HOSTS) kinds.set(host, "OPTIMISE");
  return (host) => kinds.get(host);
}

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** The address under which a browser shows that host name: the public one, unless it is another brand's. */
export function originOf(host: string, publicUrl: string, kind: BrandKind | undefined): string {
  const url = new URL(publicUrl);
  if (kind === "ANALYTICS" || host === url.hostname || host.length > 255 || !HOST_NAME.test(host)) return publicUrl;
  url.hostname = host;
  return url.origin;
}
