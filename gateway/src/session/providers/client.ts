// Our client at a provider, based on openid-client: discovered for OpenID Connect, hard-coded for GitHub. Discovered
// metadata is cached for a minute.
import * as openid from "openid-client";
import type { Outward } from "#gateway/upstream/outward.ts";
import type { Provider } from "./signInProviders.ts";

const REMEMBERED_MS = 60_000;
const AT_MOST = 200;
const SECONDS = 8;

export interface Clients {
  of(provider: Provider): Promise<openid.Configuration>;
}

/**
 * Client authentication in the request body if the provider supports that, because it needs no escaping; HTTP Basic if
 * it supports only that.
 */
function proofOf(server: openid.ServerMetadata, secret: string): openid.ClientAuth {
  const taken = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return taken.includes("client_secret_post") ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
}

export function createClients(outward: Pick<Outward, "fetch">, now: () => number): Clients {
  const known = new Map<string, { at: number; server: Promise<openid.ServerMetadata> }>();

  function reaching(isEmbedded: boolean): openid.CustomFetch {
    return (url, options) => outward.fetch(url, options, isEmbedded);
  }

  async function discover({ issuer, client_id, isEmbedded }: Provider): Promise<openid.ServerMetadata> {
    const found = await openid.discovery(new URL(issuer), client_id, undefined, openid.None(), {
      [openid.customFetch]: reaching(isEmbedded),
      timeout: SECONDS,
      execute: isEmbedded ? [openid.allowInsecureRequests] : [],
    });
    return found.serverMetadata();
  }

  function serverOf(provider: Provider): Promise<openid.ServerMetadata> {
    const { issuer, method } = provider;
    if (method === "github") {
      return Promise.resolve({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/access_token`,
        token_endpoint_auth_methods_supported: ["client_secret_post"],
      });
    }
    const remembered = known.get(issuer);
    if (remembered !== undefined && now() - remembered.at < REMEMBERED_MS) return remembered.server;
    const server = discover(provider);
    server.catch(() => known.delete(issuer));
    const [oldest] = known.keys();
    if (known.size >= AT_MOST && oldest !== undefined) known.delete(oldest);
    known.set(issuer, { at: now(), server });
    return server;
  }

  return {
    async of(provider) {
      const server = await serverOf(provider);
      const { client_id, client_secret, isEmbedded, method } = provider;
      const client = new openid.Configuration(server, client_id, client_secret, proofOf(server, client_secret));
      client[openid.customFetch] = reaching(isEmbedded);
      client.timeout = SECONDS;
      // verifies the signature of an id token even though it comes directly from the provider
      if (method !== "github") openid.enableNonRepudiationChecks(client);
      if (isEmbedded) openid.allowInsecureRequests(client);
      return client;
    },
  };
}
