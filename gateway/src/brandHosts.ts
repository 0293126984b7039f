// Maps host names to the product's own brands.
import type { BrandKind } from "./__generated__/resolverTypes.ts";
import type { Env } from "./env.ts";

export type BrandLists = Pick<Env, "ANALYTICS_HOSTS" | "AB_HOSTS" | "OPTIMISE_HOSTS">;

/** Undefined: the host may be a customer's own domain, which the API host knows. */
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

/** The host name that the browser shows, if it is not the usual one. It may be a brand's; the API host validates it. */
export function brandHostOf(host: string, publicUrl: string, kind: BrandKind | undefined): string | undefined {
  const isUsual = kind === "ANALYTICS" || host === new URL(publicUrl).hostname;
  return isUsual || host.length > 255 || !HOST_NAME.test(host) ? undefined : host;
}

/** The origin of the public URL with another host name. */
export function originAt(host: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}
