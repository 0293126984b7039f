// The sign-in methods without a password, and the provider of each: a client from the settings, the demo's replacement,
// or a company's identity provider.
import { getProvider, getSsoAccess } from "@sightline/schema/rest/account/providers";
import type { ProviderAccess, ProviderName } from "@sightline/schema/rest/account/providers";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const SIGN_IN_METHODS = ["google", "github", "sso"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export interface Provider extends ProviderAccess {
  method: SignInMethod;
  /** runs on the API host itself */
  isEmbedded: boolean;
  /** for a company's own provider: its domain setting, and the domain that its emails must end in */
  sso?: { subdomain: string; emailDomain: string | null };
}

export interface Client {
  id: string;
  secret: string;
}

export interface SignInProvidersDeps {
  google: Client | undefined;
  github: Client | undefined;
  /** without it, the API host accepts no user that the gateway has authenticated */
  gatewayKey: string | undefined;
  now(): number;
}

export interface SignInProviders {
  offered(upstream: Upstream): Promise<Record<SignInMethod, boolean>>;
  /** `requested`: an email, or the host name of a brand, that selects a company's provider */
  find(
    method: SignInMethod,
    upstream: Upstream,
    requested: { email: string; domain: string },
  ): Promise<Provider | undefined>;
}

const REMEMBERED_MS = 60_000;

const issuers: Record<ProviderName, string> = {
  google: "https://accounts.google.com",
  github: "https://github.com/login/oauth",
};

async function orNone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const none = error instanceof UpstreamError && (error.code === "NOT_FOUND" || error.code === "UNAUTHENTICATED");
    if (none) return undefined;
    throw error;
  }
}

export function createSignInProviders(deps: SignInProvidersDeps): SignInProviders {
  const standIns = new Map<ProviderName, { at: number; access: ProviderAccess | undefined }>();

  async function standIn(upstream: Upstream, provider: ProviderName): Promise<ProviderAccess | undefined> {
    if (deps.gatewayKey === undefined) return undefined;
    const known = standIns.get(provider);
    if (known !== undefined && deps.now() - known.at < REMEMBERED_MS) return known.access;
    const access = await orNone(upstream.call(getProvider, { params: { provider } }));
    standIns.set(provider, { at: deps.now(), access });
    return access;
  }

  async function known(method: ProviderName, upstream: Upstream): Promise<Provider | undefined> {
    const client = deps[method];
    if (client !== undefined) {
      return { method, issuer: issuers[method], client_id: client.id, client_secret: client.secret, isEmbedded: false };
    }
    const access = await standIn(upstream, method);
    return access && { method, ...access, isEmbedded: true };
  }

  /** Whether the demo company's provider runs on the same host as the replacements. */
  async function isBeside(upstream: Upstream, issuer: string): Promise<boolean> {
    const access = await standIn(upstream, "google");
    return access !== undefined && issuer.startsWith(new URL(".", access.issuer).href);
  }

  return {
    async offered(upstream) {
      if (deps.gatewayKey === undefined) return { google: false, github: false, sso: false };
      const [google, github] = await Promise.all([known("google", upstream), known("github", upstream)]);
      return { google: google !== undefined, github: github !== undefined, sso: true };
    },
    async find(method, upstream, requested) {
      if (deps.gatewayKey === undefined) return undefined;
      if (method !== "sso") return known(method, upstream);
      const found = await orNone(upstream.call(getSsoAccess, { body: requested }));
      if (found === undefined) return undefined;
      const { subdomain, email_domain, ...access } = found;
      const isEmbedded = await isBeside(upstream, access.issuer);
      return { method, ...access, isEmbedded, sso: { subdomain, emailDomain: email_domain } };
    },
  };
}
