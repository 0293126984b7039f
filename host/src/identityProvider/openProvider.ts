// One OpenID provider of the demo: discovery, PKCE, nonce, id tokens signed with its own key. Its accounts need no
// password, and every sign-in asks for the account. Everything else works like a real provider.
import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { interactionPolicy } from "oidc-provider";
import type { Env } from "#host/env.ts";
import { passesWithoutDns } from "#host/members/brands/loopback.ts";
import { IDENTITY_PATH, type EmbeddedAccess, type EmbeddedIssuer } from "#host/members/embeddedIssuers.ts";
import { escapeHtml } from "#host/mail/escapeHtml.ts";
import { providerUsers } from "./data/users.ts";
import { memoryStore } from "./memoryStore.ts";

const MINUTES = 60;

/** Every sign-in asks for the account, because users try several of them. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  const { Check, Prompt } = interactionPolicy;
  const choose = new Check("choose", "an account must be chosen", (ctx) =>
    ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get("login")?.checks.add(choose);
  policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

/** Allows redirects to the gateway only: at its public URL, or on the host name of a brand on the local machine. */
function mayComeBack(address: string, publicUrl: string): boolean {
  const [back, home] = [URL.parse(address), new URL(publicUrl)];
  if (back?.pathname !== "/authenticated" || back.search !== "" || back.hash !== "") return false;
  const isHere = passesWithoutDns({ PUBLIC_URL: publicUrl }, back.hostname);
  return back.origin === home.origin || (isHere && back.protocol === home.protocol && back.port === home.port);
}

/** GitHub has its own OAuth URLs and no id tokens. */
const githubsOwn = {
  routes: { authorization: "/authorize", token: "/access_token" },
  scopes: ["read:user", "user:email"],
};

export async function openProvider(
  name: EmbeddedIssuer,
  access: EmbeddedAccess,
  { PUBLIC_URL }: Pick<Env, "PUBLIC_URL">,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: randomBytes(8).toString("hex") };
  const path = `${IDENTITY_PATH}/${name}`;
  const own = name === "github" ? githubsOwn : { scopes: ["openid"] };
  const provider = new Provider(access.issuer, {
    ...own,
    adapter: memoryStore(Date.now),
    clients: [
      {
        client_id: access.client_id,
        client_secret: access.client_secret,
        redirect_uris: [new URL("/authenticated", PUBLIC_URL).href],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: { session: `_${name}_session`, interaction: `_${name}_interaction`, resume: `_${name}_resume` },
      long: { path, signed: true, httpOnly: true, sameSite: "lax" },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_, id) => {
      const user = providerUsers[name].find((each) => each.id === id);
      if (!user) return undefined;
      const { name: fullName, email, isVerified } = user;
      return {
        accountId: id,
        claims: () => ({ sub: id, name: fullName, email, email_verified: isVerified }),
      };
    },
    interactions: { policy: alwaysAsk(), url: (_, { uid }) => `${path}/choose/${uid}` },
    jwks: { keys: [key] },
    // choosing an account implies consent: no further prompt
    loadExistingGrant: async (ctx) => {
      const { client, session, provider: own_ } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new own_.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope([...ctx.oidc.requestParamScopes].join(" "));
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = "html";
      ctx.body = `<!doctype html><title>${escapeHtml(error)}</title><p>${escapeHtml(error_description ?? error)}</p>`;
    },
    ttl: {
      AccessToken: 10 * MINUTES,
      AuthorizationCode: MINUTES,
      Grant: 10 * MINUTES,
      IdToken: 10 * MINUTES,
      Interaction: 30 * MINUTES,
      Session: 30 * MINUTES,
    },
  });
  // its metadata contains the URLs for browsers, regardless of the host name that the gateway uses
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (address: string) => mayComeBack(address, PUBLIC_URL);
  return provider;
}
