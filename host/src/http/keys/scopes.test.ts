// Every call of the host with every scope: this table independently states the result of scopes.ts, and each call is
// sent to a real host with a key that has only that scope.
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { ApiScope, createApiKey } from "@sightline/schema/rest/integrations/developer";
import { routes } from "#host/__generated__/allRoutes.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { addressKind } from "./addressKind.ts";
import { scopesFor } from "./scopes.ts";

/** Paths by the scope that permits them. Paths not listed need `write:all`, or `read:account` for reads by members. */
const everyKey = ["/getWidgets", "/getWidgetsNoCache", "/ping", "/user"];
const reports = [
  "/analytics/active-hours",
  "/analytics/breakdown",
  "/analytics/series",
  "/analytics/summary",
  "/analytics/values",
  "/annotation/list",
  "/check/traffic",
  "/events",
  "/report/monthly",
  "/sharePermission/",
  "/visitor/realtime",
  "/visitor/realtime/history",
];
const projects = [
  "/annotation/create",
  "/annotation/delete",
  "/import/{widget_key}",
  "/shareLink/create",
  "/shareLink/delete",
  "/shareLink/update",
  "/updateNumberOfClickShareLink",
  "/widget/create",
  "/widget/delete",
  "/widget/setting",
  "/widget/update",
];
const account = ["/auditlog/find", "/developer/key/list", "/developer/log", "/getCompany", "/plan", "/team/list"];
const all = ["/company/update", "/profile/password", "/team/invite", "/team/remove", "/message/support"];

const closed = routes.filter(({ endpoint }) => endpoint.audience !== "anyone" && endpoint.audience !== "gateway");

let host: TestHost;
const keys = new Map<ApiScope, string>();
beforeAll(async () => {
  host = await openTestHost();
  for (const scope of ApiScope.options) {
    const { answer } = await host.request(createApiKey, { as: "owner", body: { name: scope, scopes: [scope] } });
    keys.set(scope, answer.key);
  }
});
afterAll(() => host.close());

describe("scopes of a call", () => {
  const opening = (path: string) =>
    scopesFor(closed.find((each) => each.endpoint.path === path)?.endpoint ?? never(path));
  const never = (path: string): never => {
    throw new Error(`no call ${path}`);
  };
  test.each([
    [everyKey, []],
    [reports, ["read:reports", "write:all"]],
    [account, ["read:account", "write:all"]],
    [projects, ["write:projects", "write:all"]],
    [all, ["write:all"]],
  ] as const)("are checked for %j", (paths, scopes) => {
    for (const path of paths) expect([path, opening(path)]).toEqual([path, scopes]);
  });

  test("allow no write to a read-only key", () => {
    const reading: readonly ApiScope[] = ["read:reports", "read:account"];
    const writes = closed.filter(({ endpoint: { effect, path } }) => effect !== "read" && !everyKey.includes(path));
    expect(writes.length).toBeGreaterThan(15);
    expect(writes.filter(({ endpoint }) => scopesFor(endpoint).some((scope) => reading.includes(scope)))).toEqual([]);
    expect(writes.every(({ endpoint }) => scopesFor(endpoint).includes("write:all"))).toBe(true);
  });
});

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
/** Path parameters, in the format that each call expects. */
const named = { visitor_id: "00000000-0000-4000-8000-000000000000", error_group_id: "0".repeat(16) };

describe.each(ApiScope.options)("key with only the scope %s", (scope) => {
  it("is refused by exactly the calls that its scope does not include", async () => {
    const refused: string[] = [];
    const expected: string[] = [];
    for (const { endpoint } of closed) {
      const opening = scopesFor(endpoint);
      if (opening.length > 0 && !opening.includes(scope)) expected.push(endpoint.path);
      // a body that no call accepts: the scope is checked before the body is parsed
      const answered = await host.request(endpoint, {
        as: { jwt: keys.get(scope) ?? "" },
        params: { ...Object.fromEntries(namesIn(endpoint.path).map((name) => [name, 0])), ...named },
        body: "[]",
      });
      if (answered.status === 403 && answered.failure.field === "scopes") refused.push(endpoint.path);
    }
    expect(refused).toEqual(expected);
  });
});

test.each([
  ["127.0.0.1", "loopback"],
  ["::1", "loopback"],
  ["::ffff:127.0.0.1", "loopback"],
  ["10.1.2.3", "private"],
  ["::ffff:192.168.1.1", "private"],
  ["fd00::1", "private"],
  ["203.0.113.9", "ipv4"],
  ["2001:db8::1", "ipv6"],
])("classifies the address %s as %s", (ip, kind) => expect(addressKind(ip)).toBe(kind));
