// The demo's providers over a real socket, as used by a browser and a gateway.
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHostApp } from "#host/http/serve/hostApp.ts";
import { embeddedAccess } from "#host/members/embeddedIssuers.ts";
import { type Edge, openEdge } from "#host/http/serve/edge.ts";
import { createLogger } from "#host/http/serve/logger.ts";
import { createMetrics } from "#host/http/serve/metrics.ts";
import { type Env, readEnv, withPort } from "#host/env.ts";
import { IDENTITY_PATH } from "#host/members/embeddedIssuers.ts";
import { identityProviders } from "./identityProvider.routes.ts";

const BACK = "http://localhost:4000/authenticated";
const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");

describe("demo identity provider", () => {
  let env: Env;
  let edge: Edge;
  beforeAll(async () => {
    const requested = readEnv({ HOST_PORT: "0", LOG_LEVEL: "silent", GATEWAY_KEY: "k".repeat(32) });
    const parts = { log: createLogger(requested), metrics: createMetrics({ process: false }) };
    edge = await openEdge(createHostApp(parts), 0);
    env = withPort(requested, edge.port);
    const app = createHostApp(parts);
    app.route(IDENTITY_PATH, identityProviders(env));
    edge.letIn(app);
  });
  afterAll(() => edge.close(100));

  /** A browser with cookies that doesn't follow redirects automatically. */
  function browser() {
    const cookies = new Map<string, string>();
    return async (url: string, form?: Record<string, string>) => {
      const answer = await fetch(url, {
        method: form ? "POST" : "GET",
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form && { body: new URLSearchParams(form) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
        cookies.set(name, value);
      }
      const location = answer.headers.get("location");
      return { status: answer.status, text: await answer.text(), to: location ? new URL(location, url).href : "" };
    };
  }
  const issuer = (name: string) => `${env.TRACKER_URL}${IDENTITY_PATH}/${name}`;
  const discovery = async (name: string) =>
    (await (await fetch(`${issuer(name)}/.well-known/openid-configuration`)).json()) as Record<string, string>;
  const request = (more: Record<string, string> = {}) =>
    new URLSearchParams({
      client_id: "gateway",
      redirect_uri: BACK,
      response_type: "code",
      scope: "openid email profile",
      state: "s",
      nonce: "n",
      code_challenge: challenge,
      code_challenge_method: "S256",
      prompt: "select_account",
      ...more,
    }).toString();

  async function signIn(name: "google" | "enterprise", account: string) {
    const go = browser();
    const { authorization_endpoint, token_endpoint, jwks_uri } = await discovery(name);
    const requested = await go(`${authorization_endpoint}?${request()}`);
    const page = await go(requested.to);
    expect(page.text).toContain("Choose an account");
    const resumed = await go((await go(requested.to, { account })).to);
    const back = new URL(resumed.to);
    const token = await fetch(token_endpoint ?? "", {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code: back.searchParams.get("code") ?? "",
        redirect_uri: BACK,
        client_id: "gateway",
        client_secret: embeddedAccess(env, name)?.client_secret ?? "",
        code_verifier: verifier,
      }),
    });
    return { back, token: (await token.json()) as Record<string, string>, jwks_uri: jwks_uri ?? "" };
  }

  it("keeps the connection open after a response of the library", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections: boolean[] = [];
    for (let n = 0; n < 5; n++) {
      const sent = get(`${issuer("google")}/.well-known/openid-configuration`, { agent });
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      // the socket is free, or closed, a moment later
      await new Promise((resolve) => setTimeout(resolve, 20));
      connections.push(sent.reusedSocket);
    }
    agent.destroy();
    expect(connections).toEqual([false, true, true, true, true]);
  });

  it("describes itself with the public address, whatever host name the request has", async () => {
    const found = await discovery("google");
    const byName = await fetch(`http://127.0.0.1:${edge.port}${IDENTITY_PATH}/google/.well-known/openid-configuration`);
    expect(await byName.json()).toEqual(found);
    expect(found).toMatchObject({
      issuer: issuer("google"),
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it("returns an id token signed by the published key, with the nonce and the verified address", async () => {
    const { back, token, jwks_uri } = await signIn("google", "g-1");
    expect([back.origin + back.pathname, back.searchParams.get("state"), back.searchParams.get("iss")]).toEqual([
      BACK,
      "s",
      issuer("google"),
    ]);
    const { payload, protectedHeader } = await jwtVerify(
      token["id_token"] ?? "",
      createRemoteJWKSet(new URL(jwks_uri)),
      {
        issuer: issuer("google"),
        audience: "gateway",
      },
    );
    expect(protectedHeader.alg).toBe("RS256");
    expect(payload).toMatchObject({ nonce: "n", email: "owner@demo.test", email_verified: true, name: "Olivia Owner" });
    const again = await signIn("google", "g-3");
    const { payload: uri } = await jwtVerify(again.token["id_token"] ?? "", createRemoteJWKSet(new URL(jwks_uri)));
    expect(uri["email_verified"]).toBe(false);
  });

  it.each([
    ["a request without PKCE", { code_challenge: "", code_challenge_method: "" }, "invalid_request"],
    ["PKCE in plain", { code_challenge_method: "plain" }, "invalid_request"],
  ])("refuses %s", async (_, more, error) => {
    const { authorization_endpoint } = await discovery("google");
    const params = new URLSearchParams(request(more));
    for (const [name, value] of Object.entries(more)) if (value === "") params.delete(name);
    const answer = await browser()(`${authorization_endpoint}?${params.toString()}`);
    expect(new URL(answer.to).searchParams.get("error")).toBe(error);
  });

  it.each([
    "http://evil.example/authenticated",
    "http://localhost:4000/elsewhere",
    "http://a.localhost:9/authenticated",
  ])("never redirects to %s", async (redirect_uri) => {
    const { authorization_endpoint } = await discovery("google");
    const answer = await browser()(`${authorization_endpoint}?${request({ redirect_uri })}`);
    expect([answer.status, answer.to]).toEqual([400, ""]);
  });

  it("redirects a canceled sign-in back with the reason", async () => {
    const go = browser();
    const requested = await go(`${(await discovery("enterprise"))["authorization_endpoint"]}?${request()}`);
    const back = new URL((await go((await go(requested.to, { cancel: "1" })).to)).to);
    expect([back.searchParams.get("error"), back.searchParams.get("error_description")]).toEqual([
      "access_denied",
      "The sign-in was cancelled",
    ]);
  });

  it("returns GitHub's profile and addresses for a token, and nothing without one", async () => {
    const go = browser();
    const requested = await go(
      `${issuer("github")}/authorize?${request({ scope: "read:user user:email", nonce: "" })}`,
    );
    const back = new URL((await go((await go(requested.to, { account: "1002" })).to)).to);
    const token = await fetch(`${issuer("github")}/access_token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code: back.searchParams.get("code") ?? "",
        redirect_uri: BACK,
        client_id: "gateway",
        client_secret: embeddedAccess(env, "github")?.client_secret ?? "",
        code_verifier: verifier,
      }),
    });
    const { access_token, id_token } = (await token.json()) as Record<string, string>;
    expect(id_token).toBeUndefined();
    const ask = (what: string, bearer = access_token) =>
      fetch(`${issuer("github")}/api/${what}`, { headers: { authorization: `Bearer ${bearer}` } });
    expect(await (await ask("user")).json()).toMatchObject({ id: 1002, login: "gil-fresh", email: null });
    expect(await (await ask("user/emails")).json()).toContainEqual({
      email: "gil@fresh.example",
      primary: true,
      verified: true,
    });
    expect((await ask("user", "nonsense")).status).toBe(401);
  });
});
