import { describe, expect, test } from "vitest";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";
import type { Bends } from "./testing/issuerHost.ts";
import { failure, isSignedIn, KEY, lineOf, useTraveller } from "./testing/traveller.ts";

const NO_USER = "There seems to be an issue, please contact system admin for further assitance.";
const at = useTraveller();
const { get, startAuthorization, roundTrip, socialCalls } = at;

describe("start of an authorization", () => {
  test("sends PKCE, state and nonce, and stores the values for the callback in the browser's sealed cookie", async () => {
    const { answer, to } = await startAuthorization("?redirect=/visitor/realtime");
    expect([answer.status, to.origin + to.pathname]).toEqual([303, "http://public.test/identity/google/authorize"]);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      client_id: "us",
      response_type: "code",
      code_challenge_method: "S256",
      scope: "openid email profile",
      redirect_uri: "http://app.test/authenticated",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(to.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(lineOf(answer, "trip")).toMatch(/^trip=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect((await startAuthorization()).to.searchParams.get("state")).not.toBe(to.searchParams.get("state"));
  });

  test("reports a provider that is not configured or does not respond", async () => {
    const none = await testGateway();
    const startFailure = async (from: TestGateway, method: string) =>
      failure(await fetch(`${from.url}/auth/start/${method}`, { redirect: "manual" }));
    expect(await startFailure(none, "google")).toEqual({
      at: "/login",
      error: "not_configured",
      description: "Signing in with Google is not set up here. Log in with your password.",
    });
    expect(none.calls()).toEqual([]);
    await none.close();
    expect((await startFailure(at.gateway, "nonsense")).error).toBe("not_configured");
    at.host.answers["/auth/sso/access"] = 404;
    expect((await startFailure(at.gateway, "sso")).description).toContain("SSO isn't set up");
  });
});

describe("authorization callback", () => {
  test("signs in the account of the verified email address, and redirects to the requested page", async () => {
    const answer = await roundTrip("?redirect=%2Fvisitor%2Frealtime%3Fproject%3D2&origin=sign-up&ref=ann");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/visitor/realtime?project=2"]);
    expect(lineOf(answer, "session")).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(lineOf(answer, "trip")).toContain("Max-Age=0");
    const [call] = socialCalls();
    expect(call?.headers["gatewaykey"]).toBe(KEY);
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      email: "olive@acme.test",
      name: "Olive Owner",
      origin: "sign-up",
      ref: "ann",
    });
    const cookie = lineOf(answer, "session")?.split(";")[0] ?? "";
    const who = await at.gateway.execute("{ viewer { kind } }", {}, { headers: { cookie } });
    expect(who.data).toEqual({ viewer: { kind: "MEMBER" } });
    expect(answer.headers.get("location")).not.toContain("jwt");
  });

  test("redirects a popup to the page that notifies its opener", async () => {
    const answer = await roundTrip("?display=popup&redirect=/company");
    expect(answer.headers.get("location")).toBe("/authenticated?signed_in=1&redirect=%2Fcompany");
    expect(isSignedIn(answer)).toBe(true);
  });

  test("requests the verified email address from GitHub", async () => {
    const { to } = await startAuthorization("", "github");
    expect([to.searchParams.get("nonce"), to.searchParams.get("scope")]).toEqual([null, "read:user user:email"]);
    expect(isSignedIn(await roundTrip("", "github"))).toBe(true);
    expect(JSON.parse(socialCalls()[0]?.body ?? "")).toMatchObject({ email: "gil@fresh.test", name: "Gil Fresh" });
    at.host.bends.emails = [{ email: "gil@fresh.test", primary: true, verified: false }];
    expect(failure(await roundTrip("", "github")).error).toBe("email_not_verified");
  });

  const bent: [what: string, bends: Bends, error: string][] = [
    ["another nonce", { claims: { nonce: "another" } }, "sign_in_failed"],
    ["no nonce", { claims: { nonce: undefined } }, "sign_in_failed"],
    ["a signature by a foreign key", { foreignKey: true }, "sign_in_failed"],
    ["another issuer's token", { issuer: "http://public.test/identity/enterprise" }, "sign_in_failed"],
    ["a token for somebody else", { claims: { aud: "them" } }, "sign_in_failed"],
    ["a token that is over", { claims: { exp: 1 } }, "sign_in_failed"],
    ["no id token", { noIdToken: true }, "sign_in_failed"],
    ["an address that was not verified", { claims: { email_verified: false } }, "email_not_verified"],
    ["an address of which nothing is said", { claims: { email_verified: undefined } }, "email_not_verified"],
  ];
  test.each(bent)("refuses %s", async (_, bends, error) => {
    at.host.bends = bends;
    const answer = await roundTrip();
    expect([failure(answer).at, failure(answer).error, isSignedIn(answer)]).toEqual(["/login", error, false]);
    expect(socialCalls()).toEqual([]);
  });

  type Change = (
    query: URLSearchParams,
    cookie: string,
  ) => [query: URLSearchParams, cookie: string] | Promise<[URLSearchParams, string]>;
  const changed: [what: string, change: Change, error: string][] = [
    ["another state", (query, cookie) => (query.set("state", "x"), [query, cookie]), "sign_in_failed"],
    [
      "another issuer's answer",
      (query, cookie) => (query.set("iss", "http://evil.test"), [query, cookie]),
      "sign_in_failed",
    ],
    ["an answer without its issuer", (query, cookie) => (query.delete("iss"), [query, cookie]), "sign_in_failed"],
    ["a browser that did not set off", (query) => [query, ""], "no_trip"],
    ["a cookie that was changed", (query, cookie) => [query, `${cookie.slice(0, -4)}AAAA`], "no_trip"],
    ["the cookie of another trip", async (query) => [query, (await startAuthorization()).cookie], "sign_in_failed"],
    [
      "the code of another trip (PKCE)",
      async (query, cookie) => {
        const other = at.host.agree((await startAuthorization()).to);
        query.set("code", other.get("code") ?? "");
        return [query, cookie];
      },
      "sign_in_failed",
    ],
  ];
  test.each(changed)("refuses %s", async (_, change, error) => {
    const { to, cookie } = await startAuthorization();
    const [query, carried] = await change(at.host.agree(to), cookie);
    const answer = await get(`/authenticated?${query.toString()}`, carried);
    expect([failure(answer).error, isSignedIn(answer)]).toEqual([error, false]);
    expect(socialCalls()).toEqual([]);
  });

  test("works once per sign-in, whatever code is sent with its state", async () => {
    const { to, cookie } = await startAuthorization();
    const codes = [at.host.agree(to), at.host.agree(to)].map(String);
    expect(isSignedIn(await get(`/authenticated?${codes[0]}`, cookie))).toBe(true);
    for (const query of codes) {
      const replayed = await get(`/authenticated?${query}`, cookie);
      expect([failure(replayed).error, isSignedIn(replayed)]).toEqual(["no_trip", false]);
    }
    expect(socialCalls()).toHaveLength(1);
  });

  test("accepts only one of parallel replays", async () => {
    const { to, cookie } = await startAuthorization();
    const queries = Array.from({ length: 8 }, () => at.host.agree(to).toString());
    const answers = await Promise.all(queries.map((query) => get(`/authenticated?${query}`, cookie)));
    expect(answers.filter(isSignedIn)).toHaveLength(1);
    expect(socialCalls()).toHaveLength(1);
  });

  test("invalidates a refused sign-in too", async () => {
    const { to, cookie } = await startAuthorization();
    const query = at.host.agree(to);
    const refused = new URLSearchParams(query);
    refused.set("state", "another");
    expect(failure(await get(`/authenticated?${refused.toString()}`, cookie)).error).toBe("sign_in_failed");
    expect(failure(await get(`/authenticated?${query.toString()}`, cookie)).error).toBe("no_trip");
  });

  test("expires ten minutes after the start", async () => {
    const late = await startAuthorization();
    at.gateway.clock.now += 10 * 60_000 + 1000;
    expect(failure(await get(`/authenticated?${at.host.agree(late.to).toString()}`, late.cookie)).error).toBe(
      "no_trip",
    );
  });

  test("reports a cancellation on the page where the sign-in started", async () => {
    const { to, cookie } = await startAuthorization("?redirect=/company");
    const state = to.searchParams.get("state") ?? "";
    const iss = "http://public.test/identity/google";
    const query = new URLSearchParams({ error: "access_denied", error_description: "no", state, iss }).toString();
    const answer = await get(`/authenticated?${query}`, cookie);
    expect(failure(answer)).toEqual({ at: "/login", error: "access_denied", description: "The sign-in was canceled." });
    expect(answer.headers.get("location")).toContain("redirect=%2Fcompany");
    const popup = await startAuthorization("?display=popup");
    query.replace(state, "");
    const inPopup = new URLSearchParams({
      error: "access_denied",
      state: popup.to.searchParams.get("state") ?? "",
      iss,
    });
    expect(failure(await get(`/authenticated?${inPopup.toString()}`, popup.cookie)).at).toBe("/authenticated");
  });

  test("reports an address without an account with the text of the specification", async () => {
    at.host.answers["/socialAuth"] = undefined;
    const answer = await roundTrip();
    expect([failure(answer).description, isSignedIn(answer)]).toEqual([NO_USER, false]);
  });
});
