import type { Session } from "@sightline/schema/rest/account/account";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jwtOf, member, START, userOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const SIGN_IN_METHODS = "{ signInMethods { google github sso } }";
const OPEN = "mutation Open { openDemo { viewer { kind } problem { code message } } }";
const SSO = "query Sso($email: String!) { ssoAddress(email: $email) }";
const RENAME = 'mutation Rename { updateProfile(input: {name: "Mallory"}) { problem { message } } }';
const session = {
  ...{ name: "Victor Viewer", email: "viewer@demo.test", email_hash: "", role: 3, widget_id: 1, widget_name: "Shop" },
  ...{ widget_key: "k", is_pageview: true, jwt: "jwt-of-viewer", session_time: new Date(START).toISOString() },
  ...{ user_id: 103, company_id: 7, company_name: "Demo", company_key: "c", new_user: false, paid_plan: 2, mtu: 0 },
  ...{ version: "1", lifetimedeal: false, language: "en", whitelabel_ref_id: null, bypass: false, isAuth0: false },
  ...{ day2expire: 10, website_limit: null, paid_plan_expiry_retry: 0, plan_info: null },
} satisfies Session;
const access = { issuer: "http://public.test/identity/google", client_id: "us", client_secret: "hush" };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({ gatewayKey: "what only the gateway and the host know, 32+" });
});
afterEach(() => gateway.close());

test("lists configured sign-in providers without their secrets, and requests them from the host at most once a minute", async () => {
  gateway.answers({
    getProvider: (call) => (call.params["provider"] === "google" ? access : new Raw(404, { err: "no" })),
  });
  for (let n = 0; n < 3; n += 1) {
    const { data } = await gateway.execute(SIGN_IN_METHODS);
    expect(data).toEqual({ signInMethods: { google: true, github: false, sso: true } });
  }
  expect(gateway.calls("getProvider")).toHaveLength(2);
  gateway.clock.now += 60_001;
  await gateway.execute(SIGN_IN_METHODS);
  expect(gateway.calls("getProvider")).toHaveLength(4);
});

test("needs no host credentials for clients from the settings, and offers no provider without the gateway key", async () => {
  const set = await testGateway({
    gatewayKey: "k".repeat(32),
    google: { id: "g", secret: "s" },
    github: { id: "h", secret: "s" },
  });
  expect((await set.execute(SIGN_IN_METHODS)).data).toEqual({
    signInMethods: { google: true, github: true, sso: true },
  });
  expect(set.calls()).toEqual([]);
  await set.close();
  const none = await testGateway({ google: { id: "g", secret: "s" } });
  expect((await none.execute(SIGN_IN_METHODS)).data).toEqual({
    signInMethods: { google: false, github: false, sso: false },
  });
  await none.close();
});

test("opens the demo as its read-only viewer", async () => {
  gateway.answers({ getDemoSession: session });
  const opened = await gateway.execute(OPEN);
  expect(opened.data).toEqual({ openDemo: { viewer: { kind: "MEMBER" }, problem: null } });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(cookie).not.toContain("jwt-of-viewer");
  gateway.forget();
  const refused = await gateway.execute(RENAME, {}, { headers: { cookie } });
  expect(refused.errors?.[0]).toMatchObject({
    message: "The demo is read-only. Sign up to create your own company.",
    extensions: { code: "FORBIDDEN" },
  });
  expect(gateway.calls()).toEqual([]);
});

test("opens the demo from a member's account, and returns to that account without a password", async () => {
  gateway.answers({ getDemoSession: session, getUser: userOf("owner") });
  const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";
  const opened = await gateway.execute(OPEN, {}, { as: "owner" });
  const demo = { headers: { cookie: cookieOf(opened.headers) } };
  const WHO = "query Who { viewer { session { isReadOnly hasOwnAccount } } }";
  expect((await gateway.execute(WHO, {}, demo)).data).toEqual({
    viewer: { session: { isReadOnly: true, hasOwnAccount: true } },
  });
  const LEAVE = "mutation Leave { leaveDemo { viewer { kind } problem { code } } }";
  const left = await gateway.execute(LEAVE, {}, demo);
  expect(left.data).toEqual({ leaveDemo: { viewer: { kind: "MEMBER" }, problem: null } });
  gateway.forget();
  await gateway.execute("query U { viewer { user { name } } }", {}, { headers: { cookie: cookieOf(left.headers) } });
  expect(gateway.calls("getUser").map(({ headers }) => headers["jwt"])).toEqual([jwtOf("owner")]);
});

test("remembers the own account when another tab of it opens the demo again", async () => {
  gateway.answers({ getDemoSession: session, getUser: userOf("owner") });
  const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";
  const opened = await gateway.execute(OPEN, {}, { as: "owner" });
  const again = await gateway.execute(OPEN, {}, { headers: { cookie: cookieOf(opened.headers) } });
  const demo = { headers: { cookie: cookieOf(again.headers) } };
  const left = await gateway.execute("mutation Leave { leaveDemo { problem { code } } }", {}, demo);
  expect(left.data).toEqual({ leaveDemo: { problem: null } });
  gateway.forget();
  await gateway.execute("query U { viewer { user { name } } }", {}, { headers: { cookie: cookieOf(left.headers) } });
  expect(gateway.calls("getUser").map(({ headers }) => headers["jwt"])).toEqual([jwtOf("owner")]);
});

test("does not open the demo during impersonation, which has an end of its own", async () => {
  gateway.answers({ getDemoSession: session });
  const { now } = gateway.clock;
  const impersonation = { memberName: "A", companyName: "B", endsAt: now + 3_600_000, own: member("admin", now) };
  const { data, headers } = await gateway.execute(OPEN, {}, { principal: { ...member("owner", now), impersonation } });
  expect(data).toMatchObject({ openDemo: { problem: { code: "FORBIDDEN" } } });
  expect(headers.get("set-cookie")).toBeNull();
});

test("signs out of the own account, also from the demo", async () => {
  gateway.answers({ getDemoSession: session, signOut: () => undefined });
  const opened = await gateway.execute(OPEN, {}, { as: "owner" });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  gateway.forget();
  const out = await gateway.execute("mutation Out { signOut { viewer { kind } } }", {}, { headers: { cookie } });
  expect(out.data).toEqual({ signOut: { viewer: { kind: "NOBODY" } } });
  expect(gateway.calls("signOut").map(({ headers }) => headers["jwt"])).toEqual([jwtOf("owner")]);
});

test("refuses to leave a demo that was not opened from an account", async () => {
  gateway.answers({ getDemoSession: session });
  const opened = await gateway.execute(OPEN);
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const LEAVE = "mutation Leave { leaveDemo { problem { code } } }";
  for (const sender of [{ headers: { cookie } }, { as: "owner" } as const, {}]) {
    expect((await gateway.execute(LEAVE, {}, sender)).data).toEqual({ leaveDemo: { problem: { code: "CONFLICT" } } });
  }
});

test("returns NOT_FOUND when there is no demo", async () => {
  gateway.answers({ getDemoSession: new Raw(404, { err: "The demo was not found", code: "NOT_FOUND" }) });
  const { data, headers } = await gateway.execute(OPEN);
  expect(data).toMatchObject({ openDemo: { problem: { code: "NOT_FOUND" } } });
  expect(headers.get("set-cookie")).toBeNull();
});

test("redirects enterprise sign-in only to the gateway's own start path", async () => {
  const ask = async (answer: unknown) => {
    gateway.answers({ askSso: () => answer });
    return (await gateway.execute(SSO, { email: "jo@acme.test" })).data;
  };
  const redirect = "/auth/start/sso?email=jo%40acme.test";
  expect(await ask({ redirect })).toEqual({ ssoAddress: redirect });
  expect(gateway.calls("askSso")[0]?.body).toEqual({ email: "jo@acme.test", domain: "127.0.0.1" });
  for (const evil of ["https://evil.example", "//evil.example", "/auth/start/ssoevil"]) {
    expect(await ask({ redirect: evil })).toEqual({ ssoAddress: null });
  }
  expect(await ask(new Raw(404, { err: "none", code: "NOT_FOUND" }))).toEqual({ ssoAddress: null });
});
