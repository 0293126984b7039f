// The origin at which the browser shows the app: the product's own, or that of a brand whose domain is verified. A
// caller can't choose any other.
import type { Env } from "#host/env.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { verifiedBrands } from "./verifiedBrands.ts";

type BrandEnv = Pick<Env, "PUBLIC_URL" | "AB_HOSTS" | "OPTIMISE_HOSTS">;

export const originAt = (publicUrl: string, host: string): string => {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
};

/** `host`: the host name in the browser, if it is not the product's usual one. */
export async function appOrigin(store: EntityStore, env: BrandEnv, host: string | undefined): Promise<string> {
  const own = new URL(env.PUBLIC_URL).origin;
  if (host === undefined) return own;
  if ([...env.AB_HOSTS, ...env.OPTIMISE_HOSTS].includes(host)) return originAt(env.PUBLIC_URL, host);
  const brand = await verifiedBrands(store, env).select("subdomain").where("subdomain", "=", host).executeTakeFirst();
  return brand ? originAt(env.PUBLIC_URL, brand.subdomain) : own;
}
