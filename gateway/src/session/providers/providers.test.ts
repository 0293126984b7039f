import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { Session } from "@sightline/schema/rest/account";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { START } from "#gateway/testing/people.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";
import { issuerHost, type Bends, type IssuerHost } from "./testing/issuerHost.ts";

const KEY = "what only the gateway and the host know, 32+";
const NO_USER = "There seems to be an issue, please contact system admin for further assitance.";
const session = {
  ...{ name: "Olive Owner", email: "olive@acme.test", email_hash: "", role: 0, widget_id: 1, widget_name: "Shop" },
  ...{ widget_key: "k", is_pageview: true, jwt: "the jwt", session_time: new Date(START).toISOString(), user_id: 1 },
  ...{ company_id: 1, company_name: "Acme", company_key: "c", new_user: false, paid_plan: 2, version: "1" },
  ...{ lifetimedeal: false, language: "en", whitelabel_ref_id: null, bypass: false, isAuth0: true, mtu: 0 },
  ...{ day2expire: 10, website_limit: null, paid_plan_expiry_retry: 0, plan_info: null },
} satisfies Session;

let gateway: TestGateway;
let host: IssuerHost;
beforeEach(async () => {
  host = await issuerHost();
  host.answers["/socialAuth"] = session;
  gateway = await testGateway({ apiHost: host.url, gatewayKey: KEY, publicUrl: "http://app.test" });
});
afterEach(async () => {
  await gateway.close();
  await host.close();
});

const get = (at: string, cookie = "") => fetch(gateway.url + at, { headers: { cookie }, redirect: "manual" });
const socialCalls = () => host.asked.filter(({ path }) => path === "/socialAuth");
const lineOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
const isSignedIn = (answer: Response) => lineOf(answer, "sightline") !== undefined;

/** As far as the provider: where the browser was sent, and the cookie that it carries. */
async function setOff(query = "", way = "google") {
  const answer = await get(`/auth/start/${way}${query}`);
  const to = new URL(answer.headers.get("location") ?? "", "http://app.test");
  return { answer, to, cookie: lineOf(answer, "sightline-trip")?.split(";")[0] ?? "" };
}

async function roundTrip(query = "", way = "google") {
  const { to, cookie } = await setOff(query, way);
  return get(`/authenticated?${host.agree(to).toString()}`, cookie);
}

function failure(answer: Response) {
  const to = new URL(answer.headers.get("location") ?? "", "http://app.test");
  return { at: to.pathname, error: to.searchParams.get("error"), says: to.searchParams.get("error_description") };
}

describe("setting off", () => {
  test("takes PKCE, state and nonce along, and leaves what must come back in the browser's sealed cookie", async () => {
    const { answer, to } = await setOff("?redirect=/visitor/realtime");
    expect([answer.status, to.origin + to.pathname]).toEqual([303, "http://public.test/identity/google/authorize"]);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      client_id: "us",
      response_type: "code",
      code_challenge_method: "S256",
      scope: "openid email profile",
      redirect_uri: `${gateway.url}/authenticated`,
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(to.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(lineOf(answer, "sightline-trip")).toMatch(
      /^sightline-trip=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect((await setOff()).to.searchParams.get("state")).not.toBe(to.searchParams.get("state"));
  });

  test("says so in words where a way is not set up, or nobody answers", async () => {
    const none = await testGateway();
    const at = async (from: TestGateway, way: string) =>
      failure(await fetch(`${from.url}/auth/start/${way}`, { redirect: "manual" }));
    expect(await at(none, "google")).toEqual({
      at: "/login",
      error: "not_configured",
      says: "Sign-in with Google is not set up here. Log in with your password.",
    });
    expect(none.calls()).toEqual([]);
    await none.close();
    expect((await at(gateway, "nonsense")).error).toBe("not_configured");
    host.answers["/auth/sso/access"] = 404;
    expect((await at(gateway, "sso")).says).toContain("No company sign-in is set up");
  });
});

describe("coming back", () => {
  test("signs in whom the host knows by the proved address, and goes where it was asked for", async () => {
    const answer = await roundTrip("?redirect=%2Fvisitor%2Frealtime%3Fproject%3D2&origin=sign-up&ref=ann");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/visitor/realtime?project=2"]);
    expect(lineOf(answer, "sightline")).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(lineOf(answer, "sightline-trip")).toContain("Max-Age=0");
    const [call] = socialCalls();
    expect(call?.headers["gatewaykey"]).toBe(KEY);
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      email: "olive@acme.test",
      name: "Olive Owner",
      origin: "sign-up",
      ref: "ann",
    });
    const cookie = lineOf(answer, "sightline")?.split(";")[0] ?? "";
    const who = await gateway.execute("{ viewer { kind } }", {}, { headers: { cookie } });
    expect(who.data).toEqual({ viewer: { kind: "MEMBER" } });
    expect(answer.headers.get("location")).not.toContain("jwt");
  });

  test("a popup is led to the page that tells its opener", async () => {
    const answer = await roundTrip("?display=popup&redirect=/company");
    expect(answer.headers.get("location")).toBe("/authenticated?signed_in=1&redirect=%2Fcompany");
    expect(isSignedIn(answer)).toBe(true);
  });

  test("GitHub is asked for the address that it has verified", async () => {
    const { to } = await setOff("", "github");
    expect([to.searchParams.get("nonce"), to.searchParams.get("scope")]).toEqual([null, "read:user user:email"]);
    expect(isSignedIn(await roundTrip("", "github"))).toBe(true);
    expect(JSON.parse(socialCalls()[0]?.body ?? "")).toMatchObject({ email: "gil@fresh.test", name: "Gil Fresh" });
    host.bends.emails = [{ email: "gil@fresh.test", primary: true, verified: false }];
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
  test.each(bent)("%s is refused", async (_, bends, error) => {
    host.bends = bends;
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
    ["the cookie of another trip", async (query) => [query, (await setOff()).cookie], "sign_in_failed"],
    [
      "the code of another trip (PKCE)",
      async (query, cookie) => {
        const other = host.agree((await setOff()).to);
        query.set("code", other.get("code") ?? "");
        return [query, cookie];
      },
      "sign_in_failed",
    ],
  ];
  test.each(changed)("%s is refused", async (_, change, error) => {
    const { to, cookie } = await setOff();
    const [query, carried] = await change(host.agree(to), cookie);
    const answer = await get(`/authenticated?${query.toString()}`, carried);
    expect([failure(answer).error, isSignedIn(answer)]).toEqual([error, false]);
    expect(socialCalls()).toEqual([]);
  });

  test("a code works once, and a trip takes ten minutes at most", async () => {
    const { to, cookie } = await setOff();
    const query = host.agree(to).toString();
    expect(isSignedIn(await get(`/authenticated?${query}`, cookie))).toBe(true);
    expect(failure(await get(`/authenticated?${query}`, cookie)).error).toBe("sign_in_failed");
    const late = await setOff();
    gateway.clock.now += 10 * 60_000 + 1000;
    expect(failure(await get(`/authenticated?${host.agree(late.to).toString()}`, late.cookie)).error).toBe("no_trip");
  });

  test("whoever cancels reads so, where they were", async () => {
    const { to, cookie } = await setOff("?redirect=/company");
    const state = to.searchParams.get("state") ?? "";
    const iss = "http://public.test/identity/google";
    const query = new URLSearchParams({ error: "access_denied", error_description: "no", state, iss }).toString();
    const answer = await get(`/authenticated?${query}`, cookie);
    expect(failure(answer)).toEqual({ at: "/login", error: "access_denied", says: "The sign-in was cancelled." });
    expect(answer.headers.get("location")).toContain("redirect=%2Fcompany");
    const popup = await setOff("?display=popup");
    query.replace(state, "");
    const inPopup = new URLSearchParams({
      error: "access_denied",
      state: popup.to.searchParams.get("state") ?? "",
      iss,
    });
    expect(failure(await get(`/authenticated?${inPopup.toString()}`, popup.cookie)).at).toBe("/authenticated");
  });

  test("an address without an account is told in the specification's words", async () => {
    host.answers["/socialAuth"] = undefined;
    const answer = await roundTrip();
    expect([failure(answer).says, isSignedIn(answer)]).toEqual([NO_USER, false]);
  });
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/%2e//evil.example",
  "\t//evil.example",
  "javascript:alert(1)",
  "/login?redirect=//evil.example",
  "/auth/start/google",
])("a sign-in never leads to %s", async (redirect) => {
  const answer = await roundTrip(`?${new URLSearchParams({ redirect }).toString()}`);
  expect(answer.headers.get("location")).toBe("/");
});

describe("a company's own provider", () => {
  const access = { subdomain: "stats.acme.test", client_id: "us", client_secret: "hush", email_domain: "acme.test" };

  test("is found by the address, and proves its own domain's addresses alone", async () => {
    host.answers["/auth/sso/access"] = { ...access, issuer: "http://public.test/identity/enterprise" };
    const answer = await roundTrip("?email=olive%40acme.test&redirect=/company", "sso");
    expect([answer.headers.get("location"), isSignedIn(answer)]).toEqual(["/company", true]);
    expect(JSON.parse(socialCalls()[0]?.body ?? "")).toMatchObject({ origin: "sso", domain: "stats.acme.test" });
    expect((await setOff("?email=olive%40acme.test", "sso")).to.searchParams.get("login_hint")).toBe("olive@acme.test");
    for (const email of ["owner@demo.test", "owner@notacme.test", "owner@acme.test.evil.example"]) {
      host.bends = { claims: { email } };
      expect(failure(await roundTrip("", "sso")).error).toBe("wrong_domain");
    }
    expect(socialCalls()).toHaveLength(1);
  });

  test("may not stand on a machine of ours", async () => {
    let connections = 0;
    const inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
    const { port } = inside.address() as AddressInfo;
    for (const issuer of [
      `https://127.0.0.1:${port}`,
      `https://localhost:${port}`,
      `https://[::1]:${port}`,
      `https://[::ffff:127.0.0.1]:${port}`,
      `http://127.0.0.1:${port}`,
      `http://public.test.evil.example:${port}/identity/enterprise`,
    ]) {
      host.answers["/auth/sso/access"] = { ...access, issuer };
      expect(failure((await setOff("", "sso")).answer).error).toBe("unavailable");
    }
    expect(connections).toBe(0);
    inside.close();
  });
});
