import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jwtOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const json = { "content-type": "application/json" };
const app = { ...json, "x-app": "1" };
async function post(body: string, headers: Record<string, string> = app) {
  const response = await fetch(`${gateway.url}/graphql`, { method: "POST", headers, body });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text === "" ? undefined : JSON.parse(text) };
}
const tool = { ...json, authorization: `Bearer ${jwtOf("tool")}` };

test("refuses operations and CORS preflights from a foreign page", async () => {
  const id = gateway.trust("query Foreign { __typename }");
  const cases: Record<string, string>[] = [
    { ...app, origin: "https://evil.example" },
    { ...app, origin: "null" },
    { ...app, origin: "http://localhost:4000.evil.example" },
    json,
  ];
  for (const headers of cases) {
    const { status, json: payload, headers: answered } = await post(JSON.stringify({ id }), headers);
    expect([status, payload.errors[0].extensions.code]).toEqual([403, "FORBIDDEN"]);
    expect(answered.get("access-control-allow-origin")).toBeNull();
  }
  const requested = await fetch(`${gateway.url}/graphql`, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  expect([requested.status, requested.headers.get("access-control-allow-origin")]).toEqual([405, null]);
});

test("uses the host name of the request, and a forwarded host name only from trusted proxies", async () => {
  const brand = "query B { brand { kind } }";
  const headers = { "x-forwarded-host": "optimise.test" };
  const proxied = await testGateway({ trustedProxies: 1 });
  expect((await gateway.execute(brand, {}, { headers })).data).toEqual({ brand: { kind: "ANALYTICS" } });
  expect((await proxied.execute(brand, {}, { headers })).data).toEqual({ brand: { kind: "OPTIMISE" } });
  await proxied.close();
});

test("recognizes our own pages by their origin, under every host name of the gateway", async () => {
  const id = gateway.trust("query Own { __typename }");
  expect((await post(JSON.stringify({ id }), { ...json, origin: "http://localhost:4000" })).status).toBe(200);
  expect((await post(JSON.stringify({ id }), { ...json, origin: gateway.url })).status).toBe(200);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/graphql",
  "application/jsonp",
])("refuses operations sent as %s", async (type) => {
  for (const headers of [
    { ...app, "content-type": type },
    { ...tool, "content-type": type },
  ]) {
    expect((await post('{"query":"{__typename}"}', headers)).status).toBe(415);
  }
});

test.each([
  ["", undefined],
  ["{", undefined],
  ["null", undefined],
  ["7", undefined],
  ['"x"', undefined],
  ["[]", undefined],
  ['[{"query":"{__typename}"}]', undefined],
  ["{}", "query"],
  ['{"id":7}', "id"],
  ['{"query":7}', "query"],
  ['{"id":"x","variables":[]}', "variables"],
  ['{"id":"x","variables":"x"}', "variables"],
  ['{"id":"nobody knows it"}', "id"],
])("refuses %j with a clear message", async (body, field) => {
  const { status, json: payload, text } = await post(body);
  expect(status).toBe(400);
  expect(payload.errors[0].extensions).toMatchObject({ code: "INVALID", ...(field !== undefined && { field }) });
  expect(text).not.toMatch(/SyntaxError|position|at \w+ \(/);
});

test("refuses ad hoc documents from browsers, but accepts them from tools", async () => {
  const body = JSON.stringify({ query: "{ __typename }" });
  expect((await post(body)).json.errors[0].extensions.code).toBe("INVALID");
  expect((await post(body, tool)).json).toEqual({ data: { __typename: "Query" } });
  expect((await post(body, { ...app, ...(await gateway.headersOf({ as: "owner" })) })).status).toBe(400);
});

test("allows introspection only to tools", async () => {
  const body = JSON.stringify({ query: "{ __schema { queryType { name } } }" });
  expect((await post(body, tool)).json).toEqual({ data: { __schema: { queryType: { name: "Query" } } } });
  expect((await post(body)).status).toBe(400);
});

test("refuses GET operations of browsers, and serves no page", async () => {
  const query = encodeURIComponent("{__typename}");
  expect((await fetch(`${gateway.url}/graphql?query=${query}`, { headers: app })).status).toBe(405);
  expect((await fetch(`${gateway.url}/graphql`, { headers: { accept: "text/html" } })).status).toBe(405);
});

const deep = (depth: number) => `${"{viewer".repeat(depth)}{__typename}${"}".repeat(depth)}`;
const aliases = (count: number, field: string) =>
  `{${Array.from({ length: count }, (_, n) => `a${n}:${field}`).join(" ")}}`;
const cycle = "query{viewer{...A}} fragment A on Viewer{...B} fragment B on Viewer{...A}";
const doubling = (times: number) =>
  `query{viewer{...F0}}${Array.from({ length: times }, (_, n) => ` fragment F${n} on Viewer{...F${n + 1} ...F${n + 1}}`).join("")} fragment F${times} on Viewer{kind}`;
test.each([
  ["depth", deep(14), "14 levels deep"],
  ["fragments that double", doubling(24), "fields of fragments"],
  // how far the parser follows depends on how much of it is compiled
  ["nesting that the parser may not follow", `{node(id:${"[".repeat(1950)}`, "too deep|Syntax Error"],
  ["aliases", aliases(51, "viewer{kind}"), "aliases"],
  ["aliased __typename", aliases(51, "__typename"), "aliases"],
  ["directives", `{viewer ${"@include(if:true)".repeat(51)}{kind}}`, "directives"],
  ["tokens", `{${"__typename ".repeat(2100)}}`, "tokens"],
  ["fragments", `{viewer{${"...{kind}".repeat(51)}}}`, "fragments"],
  ["a cycle of fragments", cycle, "itself"],
  ["cost", "{viewer{projects(first:100){edges{node{share { links(first:100){edges{node{id}}} }}}}}}", "cost"],
])("refuses an oversized ad hoc document before any request to the host: %s", async (_, query, expected) => {
  const { json: payload } = await post(JSON.stringify({ query }), tool);
  expect(payload.errors[0].extensions.code).toBe("INVALID");
  expect(payload.errors[0].message).toMatch(new RegExp(expected));
  expect(payload.data ?? null).toBeNull();
  expect(gateway.calls()).toHaveLength(0);
});

test("refuses a body over 100 KB", async () => {
  const { status } = await post(JSON.stringify({ query: "{__typename}", variables: { x: "x".repeat(110_000) } }), tool);
  expect(status).toBe(413);
});

test("preserves a proxy's request id when it is safe to log, and returns a request id with every response", async () => {
  const echoed = await post("{", { ...app, "x-request-id": "edge-12345678" });
  expect(echoed.headers.get("x-request-id")).toBe("edge-12345678");
  expect(echoed.json.errors[0].extensions.requestId).toBe("edge-12345678");
  const made = await post("{", { ...app, "x-request-id": "a b{}" });
  expect(made.json.errors[0].extensions.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("removes the host's stack traces from responses", async () => {
  gateway.answers({ getUser: new Raw(500, { err: "Error: boom at /srv/host/user.ts:3", stack: "secret" }) });
  for (const as of ["owner", "tool"] as const) {
    const { errors, data } = await gateway.execute("query Boom { viewer { user { name } } }", {}, { as });
    expect(data).toEqual({ viewer: { user: null } });
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_DOWN");
    expect(JSON.stringify(errors)).not.toMatch(/srv|secret|boom/);
  }
});

test("forwards an internal tool's headers unchanged, but not its cookie", async () => {
  gateway.answers({ getUser: new Raw(404, { err: "none" }) });
  const headers = { widgetid: "77", tz: "5.5", cookie: "a=b" };
  await gateway.execute("query T { viewer { user { name } } }", {}, { as: "tool", headers });
  expect(gateway.calls("getUser")[0]?.headers).toMatchObject({ jwt: jwtOf("tool"), widgetid: "77", tz: "5.5" });
  expect(gateway.calls("getUser")[0]?.headers["cookie"]).toBeUndefined();
});

test.each([{ tz: "noon" }, { tz: "99" }, { tz: "1e3" }])("refuses a time zone of %j by its name", async (headers) => {
  const { status, errors } = await gateway.execute("query T { __typename }", {}, { headers });
  expect([status, errors?.[0]?.extensions.field]).toEqual([400, "tz"]);
});
