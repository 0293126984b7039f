import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalId } from "#gateway/graph/testing/wire.ts";
import { START } from "#gateway/testing/principals.ts";
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

const VIEWER = `{ viewer { kind viewerCanWrite viewerCanManageProjects
  user { id userId name email role companyName avatarUrl createdAt } session { signedInAt expiresAt isNewUser } } }`;

describe("viewer", () => {
  test("describes a member: name, role, session expiry and permissions", async () => {
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

  test.each(["share", "nobody"] as const)("has no user for %s and sends no request to the host", async (as) => {
    const { data } = await gateway.execute(
      "{ viewer { user { name } session { expiresAt } company { name } } }",
      {},
      { as },
    );
    expect(data).toEqual({ viewer: { user: null, session: null, company: null } });
    expect(gateway.calls()).toEqual([]);
  });

  test("resolves the viewer's own user id and no other id", async () => {
    const ask = (id: string) => gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as: "owner" });
    expect((await ask(globalId("User:100"))).data).toEqual({ node: { id: globalId("User:100") } });
    expect((await ask(globalId("User:101"))).data).toEqual({ node: null });
  });
});

describe("user attributes", () => {
  const READ = "query ($key: AttributeKey!) { viewer { attribute(key: $key) { id key value } } }";
  const id = globalId("UserAttribute:102:INSIGHT");

  test("are empty until set, then found by name and by id", async () => {
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
    // another member's id
    expect((await gateway.execute(node, { id }, { as: "owner" })).data).toEqual({ node: null });
  });

  const SET = `mutation ($input: SetUserAttributeInput!) { setUserAttribute(input: $input) {
    attribute { id key value } problem { code field } } }`;

  test("are saved, and refused when too long", async () => {
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

test("lists the demo accounts only when the demo is enabled", async () => {
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

test("returns the version that the host reports", async () => {
  expect((await gateway.execute("{ appVersion { version force } }")).data).toEqual({ appVersion: null });
  gateway.answers({ getAppVersion: { version: "1.2.3", force: true } });
  expect((await gateway.execute("{ appVersion { version force } }")).data).toEqual({
    appVersion: { version: "1.2.3", force: true },
  });
});

test("refuses more ids than the limit per request", async () => {
  const many = await gateway.execute(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`,
    { ids: Array.from({ length: 101 }, () => globalId("User:100")) },
    { as: "owner" },
  );
  expect(many.errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "ids" });
});
