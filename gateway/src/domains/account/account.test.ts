import type { Session } from "@sightline/schema/rest/account";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalId } from "#gateway/graph/testing/wire.ts";
import { roundedLive } from "#gateway/live/testing/rounds.ts";
import { jwtOf, START, userOf } from "#gateway/testing/people.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { socketClient, type Told } from "#gateway/testing/socketClient.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const { live, round } = roundedLive();
beforeAll(async () => {
  gateway = await testGateway({ live });
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

const VIEWER = `{ viewer { kind viewerCanWrite viewerCanManageProjects
  user { id userId name email role companyName avatarUrl createdAt } session { signedInAt expiresAt isNewUser } } }`;

describe("the viewer", () => {
  test("a member: who it is, until when, and what it may", async () => {
    const { data } = await gateway.execute(VIEWER, {}, { as: "admin" });
    expect(data).toEqual({
      viewer: {
        kind: "MEMBER",
        viewerCanWrite: true,
        viewerCanManageProjects: true,
        user: {
          id: globalId("User:101"),
          userId: 101,
          name: "The admin",
          email: "admin@demo.test",
          role: "ADMIN",
          companyName: "Demo",
          avatarUrl: "/avatar/admin%40demo.test?v=6&name=The%20admin",
          createdAt: "2025-01-01T00:00:00.000Z",
        },
        session: { signedInAt: "2026-02-01T12:00:00.000Z", expiresAt: "2026-02-04T12:00:00.000Z", isNewUser: false },
      },
    });
    expect(gateway.calls("getUser")).toHaveLength(1);
  });

  test.each([
    ["user", "MEMBER", true, false],
    ["viewer", "MEMBER", false, false],
    ["tool", "TOOL", true, true],
    ["share", "SHARE", false, false],
    ["nobody", "NOBODY", false, false],
  ] as const)(
    "%s is a %s: writes %s, manages projects %s",
    async (as, kind, viewerCanWrite, viewerCanManageProjects) => {
      const { data } = await gateway.execute("{ viewer { kind viewerCanWrite viewerCanManageProjects } }", {}, { as });
      expect(data).toEqual({ viewer: { kind, viewerCanWrite, viewerCanManageProjects } });
    },
  );

  test.each(["share", "nobody"] as const)("%s is no user and asks nothing of the host", async (as) => {
    const { data } = await gateway.execute(
      "{ viewer { user { name } session { expiresAt } company { name } } }",
      {},
      { as },
    );
    expect(data).toEqual({ viewer: { user: null, session: null, company: null } });
    expect(gateway.calls()).toEqual([]);
  });

  test("an id leads to oneself and to nobody else", async () => {
    const ask = (id: string) => gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as: "owner" });
    expect((await ask(globalId("User:100"))).data).toEqual({ node: { id: globalId("User:100") } });
    expect((await ask(globalId("User:101"))).data).toEqual({ node: null });
  });
});

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  viewer { kind user { name } session { expiresAt isNewUser } } problem { code message field } } }`;

describe("signing in and out", () => {
  const signIn = (email: string, password: string) => gateway.execute(SIGN_IN, { input: { email, password } });

  test("answers the member that one has become, and a sealed cookie that asks as it", async () => {
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
    });
    expect(gateway.calls("getUser")[0]?.headers["jwt"]).toBe(jwtOf("owner"));
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).not.toContain(jwtOf("owner"));
    const again = await gateway.execute("{ viewer { kind } }", {}, { headers: { cookie } });
    expect(again.data).toEqual({ viewer: { kind: "MEMBER" } });
  });

  test("a wrong password is a problem in the host's words, and no cookie", async () => {
    gateway.answers({ authenticate: new Raw(401, { err: "E-mail or password is wrong", code: "UNAUTHENTICATED" }) });
    const { data, headers, errors } = await signIn("owner@demo.test", "wrong");
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      signIn: {
        viewer: { kind: "NOBODY", user: null, session: null },
        problem: { code: "UNAUTHENTICATED", message: "E-mail or password is wrong", field: null },
      },
    });
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("too many guesses are a problem too, an outage is not", async () => {
    gateway.answers({
      authenticate: new Raw(429, { err: "Wait a while", code: "RATE_LIMITED" }, { "retry-after": "900" }),
    });
    expect((await signIn("owner@demo.test", "x")).data).toMatchObject({
      signIn: { problem: { code: "RATE_LIMITED" } },
    });
    gateway.answers({ authenticate: new Raw(400, { err: "no", code: "INVALID", field: "email" }) });
    expect((await signIn("owner@demo.test", "x")).data).toMatchObject({
      signIn: { problem: { code: "INVALID", field: "email" } },
    });
  });

  test.each([
    [" ", "x", "email", "Please enter your email address"],
    ["a@b.c", "", "password", "Please enter your login password"],
  ])("%j with %j: %s, without a call", async (email, password, field, message) => {
    const { data } = await signIn(email, password);
    expect(data).toMatchObject({ signIn: { problem: { code: "INVALID", field, message } } });
    expect(gateway.calls()).toEqual([]);
  });

  test("signing out makes one nobody, and the old cookie worthless", async () => {
    const headers = await gateway.headersOf({ as: "user" });
    const out = await gateway.execute("mutation { signOut { viewer { kind user { name } } } }", {}, { headers });
    expect(out.data).toEqual({ signOut: { viewer: { kind: "NOBODY", user: null } } });
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await gateway.execute("{ viewer { kind } }", {}, { headers })).data).toEqual({
      viewer: { kind: "NOBODY" },
    });
  });
});

describe("attributes", () => {
  const READ = "query ($key: AttributeKey!) { viewer { attribute(key: $key) { id key value } } }";
  const id = globalId("UserAttribute:102:INSIGHT");

  test("hold nothing until they are set, then are found by name and by id", async () => {
    gateway.answers({ getUserAttribute: { key: "insight", value: null } });
    expect((await gateway.execute(READ, { key: "INSIGHT" }, { as: "user" })).data).toEqual({
      viewer: { attribute: { id, key: "INSIGHT", value: null } },
    });
    gateway.answers({ getUserAttribute: { key: "insight", value: "{}" } });
    const found = { id, key: "INSIGHT", value: "{}" };
    expect((await gateway.execute(READ, { key: "INSIGHT" }, { as: "user" })).data).toEqual({
      viewer: { attribute: found },
    });
    const node = "query ($id: ID!) { node(id: $id) { id ... on UserAttribute { key value } } }";
    expect((await gateway.execute(node, { id }, { as: "user" })).data).toEqual({ node: found });
    // somebody else's id
    expect((await gateway.execute(node, { id }, { as: "owner" })).data).toEqual({ node: null });
  });

  const SET = `mutation ($input: SetUserAttributeInput!) { setUserAttribute(input: $input) {
    attribute { id key value } problem { code field } } }`;

  test("are set, and refused where they are too long", async () => {
    gateway.answers({ setUserAttribute: { key: "insight", value: "1" } });
    const set = (value: string) => gateway.execute(SET, { input: { key: "INSIGHT", value } }, { as: "user" });
    expect((await set("1")).data).toEqual({
      setUserAttribute: { attribute: { id, key: "INSIGHT", value: "1" }, problem: null },
    });
    expect(gateway.calls("setUserAttribute")[0]?.body).toEqual({ key: "insight", value: "1" });
    gateway.forget();
    expect((await set("x".repeat(10_001))).data).toMatchObject({
      setUserAttribute: { problem: { code: "INVALID", field: "value" } },
    });
    expect(gateway.calls("setUserAttribute")).toEqual([]);
  });
});

test("the demo's accounts, where there is a demo", async () => {
  const DEMO = "{ demo { accounts { email role } password siteUrl } }";
  expect((await gateway.execute(DEMO)).data).toEqual({ demo: null });
  gateway.answers({
    getDemo: {
      accounts: [{ email: "viewer@demo.test", role: 3 }],
      password: "sightline",
      site_url: "http://localhost:4100/demo/",
    },
  });
  expect((await gateway.execute(DEMO)).data).toEqual({
    demo: {
      accounts: [{ email: "viewer@demo.test", role: "VIEWER" }],
      password: "sightline",
      siteUrl: "http://localhost:4100/demo/",
    },
  });
});

test("the version, where the host says it", async () => {
  expect((await gateway.execute("{ appVersion { version force } }")).data).toEqual({ appVersion: null });
  gateway.answers({ getAppVersion: { version: "1.2.3", force: true } });
  expect((await gateway.execute("{ appVersion { version force } }")).data).toEqual({
    appVersion: { version: "1.2.3", force: true },
  });
});

test("malformed ids are refused by name, ids of nothing too", async () => {
  const { errors } = await gateway.execute(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`,
    { ids: ["???"] },
    { as: "user" },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "ids[0]" });
  const node = await gateway.execute(
    `query ($id: ID!) { node(id: $id) { id } }`,
    { id: globalId("Brand:1") },
    { as: "user" },
  );
  expect(node.errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "id" });
  const many = await gateway.execute(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`,
    { ids: Array.from({ length: 101 }, () => globalId("User:100")) },
    { as: "owner" },
  );
  expect(many.errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "ids" });
});

describe("ping", () => {
  const PING = "subscription { ping { ok failures ended message role paidPlan } }";
  const fine = { ok: true, status: 1, role: 2 as const, paid_plan: 2 };

  type Headers = Record<string, string>;
  const watch = (headers: Headers) => {
    const client = socketClient(gateway.url, headers);
    return client.iterate({ query: "", extensions: { id: gateway.trust(PING) } }) as AsyncIterableIterator<Told>;
  };

  async function readings(answers: unknown[], headers: Headers) {
    let n = 0;
    gateway.answers({ ping: () => answers[n++] ?? fine });
    const told: unknown[] = [];
    for await (const { data } of watch(headers)) {
      told.push((data as unknown as { ping: unknown }).ping);
      if (told.length === answers.length) break;
      round();
    }
    return told;
  }

  test("tells the role and plan of the moment", async () => {
    expect(await readings([fine, { ...fine, role: 3, paid_plan: 4 }], await gateway.headersOf({ as: "user" }))).toEqual(
      [
        { ok: true, failures: 0, ended: false, message: null, role: "USER", paidPlan: 2 },
        { ok: true, failures: 0, ended: false, message: null, role: "VIEWER", paidPlan: 4 },
      ],
    );
    expect(gateway.calls("ping")[0]?.body).toEqual({ session_time: "2026-02-01T12:00:00.000Z" });
  });

  // what the door does not try again, so that one failure is one call
  const no = new Raw(409, { err: "no" });

  test("a success in between forgets the failures before it", async () => {
    const told = await readings([no, no, no, fine, no], await gateway.headersOf({ as: "user" }));
    expect(told).toMatchObject([
      { failures: 1 },
      { failures: 2 },
      { failures: 3, ended: false },
      { failures: 0, ok: true },
      { failures: 1 },
    ]);
  });

  test("the fourth failure in a row ends the session, in the words of the specification", async () => {
    const headers = await gateway.headersOf({ as: "admin" });
    const told = await readings([no, no, no, no, fine], headers);
    expect(told).toHaveLength(4);
    expect(told.at(-1)).toEqual({
      ok: false,
      failures: 4,
      ended: true,
      message: "Oppss.. Your session has expired.",
      role: null,
      paidPlan: null,
    });
    expect((await gateway.execute("{ viewer { kind } }", {}, { headers })).data).toEqual({
      viewer: { kind: "NOBODY" },
    });
    expect(live.watchers).toBe(0);
  });

  test("a user that is not active any more is out at once", async () => {
    gateway.clock.now = START + 1000;
    const told = await readings([{ ...fine, ok: false, status: 0 }, fine], await gateway.headersOf({ as: "user" }));
    expect(told).toMatchObject([{ ok: false, ended: true, message: "Oppss.. Your session has expired." }]);
  });

  test("the tabs of a session share one ping, another session has its own", async () => {
    gateway.clock.now = START + 2000;
    gateway.answers({ ping: fine });
    const [one, other] = [await gateway.headersOf({ as: "user" }), await gateway.headersOf({ as: "user" })];
    const tabs = [one, one, one, other].map(watch);
    for (const tab of tabs) expect((await tab.next()).value).toMatchObject({ data: { ping: { ok: true } } });
    expect(gateway.calls("ping")).toHaveLength(2);
    for (const tab of tabs) await tab.return?.();
  });
});

test("a member whose status is not 1 is nobody from the next operation on", async () => {
  gateway.clock.now = START + 60_000;
  gateway.answers({ getUser: { ...userOf("viewer"), status: 0 } });
  const headers = await gateway.headersOf({ as: "viewer" });
  await gateway.execute("{ viewer { viewerCanWrite } }", {}, { headers });
  expect((await gateway.execute("{ viewer { kind } }", {}, { headers })).data).toEqual({ viewer: { kind: "NOBODY" } });
});
