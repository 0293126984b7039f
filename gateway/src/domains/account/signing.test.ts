import type { Session } from "@sightline/schema/rest/account/account";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jwtOf, START, userOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.clock.now = START;
  gateway.forget();
});

const session: Session = {
  name: "The owner",
  email: "owner@demo.test",
  email_hash: "",
  role: 0,
  widget_id: 12,
  widget_name: "Shop",
  widget_key: "key12",
  is_pageview: true,
  jwt: jwtOf("owner"),
  session_time: new Date(START).toISOString(),
  user_id: 100,
  company_id: 7,
  company_name: "Demo",
  company_key: "c",
  new_user: true,
  paid_plan: 2,
  version: "1",
  lifetimedeal: false,
  language: "en",
  whitelabel_ref_id: null,
  bypass: false,
  isAuth0: false,
  mtu: 0,
  day2expire: 1,
  website_limit: null,
  paid_plan_expiry_retry: 0,
  plan_info: null,
};

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  viewer { kind user { name } session { expiresAt isNewUser } } problem { code message field retryAfter } } }`;

describe("signing in and out", () => {
  const signIn = (email: string, password: string) => gateway.execute(SIGN_IN, { input: { email, password } });

  test("returns the signed-in member, and a sealed cookie that authenticates as that member", async () => {
    gateway.answers({ authenticate: session });
    const { data, headers } = await signIn(" owner@demo.test ", "sightline");
    expect(data).toEqual({
      signIn: {
        viewer: {
          kind: "MEMBER",
          user: { name: "The owner" },
          session: { expiresAt: "2026-02-04T12:00:00.000Z", isNewUser: true },
        },
        problem: null,
      },
    });
    expect(gateway.calls("authenticate")[0]?.body).toEqual({
      email: "owner@demo.test",
      password: "sightline",
      domain: "127.0.0.1",
      localhost: true,
      agent: expect.any(String),
    });
    expect(gateway.calls("getUser")[0]?.headers["jwt"]).toBe(jwtOf("owner"));
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).not.toContain(jwtOf("owner"));
    const again = await gateway.execute("{ viewer { kind } }", {}, { headers: { cookie } });
    expect(again.data).toEqual({ viewer: { kind: "MEMBER" } });
  });

  test("returns a problem with the host's message and no cookie for a wrong password", async () => {
    gateway.answers({ authenticate: new Raw(401, { err: "E-mail or password is wrong", code: "UNAUTHENTICATED" }) });
    const { data, headers, errors } = await signIn("owner@demo.test", "wrong");
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      signIn: {
        viewer: { kind: "NOBODY", user: null, session: null },
        problem: { code: "UNAUTHENTICATED", message: "E-mail or password is wrong", field: null, retryAfter: null },
      },
    });
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("returns too many attempts as a problem, but an outage as an error", async () => {
    gateway.answers({
      authenticate: new Raw(429, { err: "Wait a while", code: "RATE_LIMITED" }, { "retry-after": "900" }),
    });
    expect((await signIn("owner@demo.test", "x")).data).toMatchObject({
      signIn: { problem: { code: "RATE_LIMITED", retryAfter: 900 } },
    });
    gateway.answers({ authenticate: new Raw(400, { err: "no", code: "INVALID", field: "email" }) });
    expect((await signIn("owner@demo.test", "x")).data).toMatchObject({
      signIn: { problem: { code: "INVALID", field: "email" } },
    });
  });

  test.each([
    [" ", "x", "email", "Please enter your email address"],
    ["a@b.c", "", "password", "Please enter your login password"],
  ])("refuses %j with %j: %s, without a request to the host", async (email, password, field, message) => {
    const { data } = await signIn(email, password);
    expect(data).toMatchObject({ signIn: { problem: { code: "INVALID", field, message } } });
    expect(gateway.calls()).toEqual([]);
  });

  test("notifies the host of a sign-out without requiring its response", async () => {
    gateway.answers({ signOut: () => undefined });
    const out = "mutation { signOut { viewer { kind } } }";
    await gateway.execute(out, {}, { as: "user" });
    expect(gateway.calls("signOut").map((call) => call.headers["jwt"])).toEqual([jwtOf("user")]);
    gateway.answers({ signOut: new Raw(503, { err: "no", code: "UNAVAILABLE" }) });
    const { data } = await gateway.execute(out, {}, { as: "user" });
    expect(data).toEqual({ signOut: { viewer: { kind: "NOBODY" } } });
  });

  test("signs the viewer out and invalidates the old cookie", async () => {
    const headers = await gateway.headersOf({ as: "user" });
    const out = await gateway.execute("mutation { signOut { viewer { kind user { name } } } }", {}, { headers });
    expect(out.data).toEqual({ signOut: { viewer: { kind: "NOBODY", user: null } } });
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await gateway.execute("{ viewer { kind } }", {}, { headers })).data).toEqual({
      viewer: { kind: "NOBODY" },
    });
  });
});

test("treats a member whose status is not 1 as signed out from the next operation on", async () => {
  gateway.clock.now = START + 60_000;
  gateway.answers({ getUser: { ...userOf("viewer"), status: 0 } });
  const headers = await gateway.headersOf({ as: "viewer" });
  await gateway.execute("{ viewer { viewerCanWrite } }", {}, { headers });
  expect((await gateway.execute("{ viewer { kind } }", {}, { headers })).data).toEqual({ viewer: { kind: "NOBODY" } });
});
