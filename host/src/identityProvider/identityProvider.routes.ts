// The demo's identity providers under /identity/{google|github|enterprise}: the page for choosing an account, GitHub's
// two calls, and the provider library for everything else, which writes its responses to the socket.
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type Provider from "oidc-provider";
import type { Env } from "#host/env.ts";
import { embeddedAccess, IDENTITY_PATH, ISSUERS, type EmbeddedIssuer } from "#host/members/embeddedIssuers.ts";
import { chooserHtml } from "./chooserHtml.ts";
import { providerUsers, type ProviderUser } from "./data/users.ts";
import { githubEmails, githubAccount, githubProfile } from "./githubUser.ts";
import { openProvider } from "./openProvider.ts";

type C = Context<{ Bindings: HttpBindings }>;
type Open = () => Promise<Provider>;

/** The provider has already sent the response. */
function sent(): Response {
  const response = new Response(null, { headers: { "x-hono-already-sent": "true" } });
  // The server sends a response without reading its headers as long as nothing has used its body: it would send this one
  // again, fail, and close the connection.
  void response.body?.cancel();
  return response;
}

/** Opened on the first request, because generating a key takes a moment. */
function once(open: Open): Open {
  let opened: Promise<Provider> | undefined;
  return () => (opened ??= open());
}

async function hand(c: C, provider: Provider, prefix: string, trackerUrl: string): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const { host, protocol } = new URL(trackerUrl);
  const url = incoming.url ?? "/";
  Object.assign(incoming, { originalUrl: url, url: url.slice(prefix.length) || "/" });
  Object.assign(incoming.headers, { "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) });
  outgoing.setHeader("x-content-type-options", "nosniff");
  outgoing.setHeader("referrer-policy", "no-referrer");
  await provider.callback()(incoming, outgoing);
  return sent();
}

async function askWho(c: C, provider: Provider, issuer: EmbeddedIssuer): Promise<Response> {
  const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
  const hint = typeof params["login_hint"] === "string" ? params["login_hint"] : "";
  const client = URL.parse(String(params["redirect_uri"]))?.host ?? "the demo";
  c.header("cache-control", "no-store");
  c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  return c.html(chooserHtml(issuer, { client, hint }));
}

async function chosen(c: C, provider: Provider, issuer: EmbeddedIssuer): Promise<Response> {
  const { account } = await c.req.parseBody();
  const user = providerUsers[issuer].find(({ id }) => id === account);
  const result = user
    ? { select_account: {}, login: { accountId: user.id, remember: false } }
    : { error: "access_denied", error_description: "The sign-in was cancelled" };
  await provider.interactionFinished(c.env.incoming, c.env.outgoing, result, { mergeWithLastSubmission: false });
  return sent();
}

export const hasIdentityProvider = (env: Env): boolean => embeddedAccess(env, "google") !== undefined;

export function identityProviders(env: Env): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  for (const issuer of ISSUERS) {
    const access = embeddedAccess(env, issuer);
    if (access === undefined) continue;
    const open = once(() => openProvider(issuer, access, env));
    // its cookie and its stored state expire after half an hour
    const ended = (c: C) => c.text("This sign-in is over. Close this window and begin again.", 400);
    app.get(`/${issuer}/choose/:uid`, async (c) => askWho(c, await open(), issuer).catch(() => ended(c)));
    app.post(`/${issuer}/choose/:uid`, async (c) => chosen(c, await open(), issuer).catch(() => ended(c)));
    if (issuer === "github") {
      const sendProfile = async (c: C, profileOf: (user: ProviderUser) => object) => {
        const user = await githubAccount(await open(), c.req.header("authorization") ?? "");
        return user ? c.json(profileOf(user)) : c.json({ message: "Bad credentials" }, 401);
      };
      app.get("/github/api/user", (c) => sendProfile(c, githubProfile));
      app.get("/github/api/user/emails", (c) => sendProfile(c, githubEmails));
    }
    app.all(`/${issuer}/*`, async (c) => hand(c, await open(), `${IDENTITY_PATH}/${issuer}`, env.TRACKER_URL));
  }
  return app;
}
