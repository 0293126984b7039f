import { request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Raw, SILENCE } from "#gateway/testing/recordingHost.ts";
import { userOf } from "#gateway/testing/principals.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const NOTE =
  'mutation N { createAnnotation(input: {project: "UHJvamVjdDoxMg", date: "2026-01-01", text: "x"}) { problem { code } } }';
const USER = "query U { viewer { user { name } } }";

test.each([
  ["refused", new Raw(404, { err: "no" })],
  ["failing", new Raw(501, { err: "no" })],
  ["answering what no host may answer", new Raw(200, { annotation_id: "one" })],
])("runs a mutation once, with the host %s", async (_, createAnnotation) => {
  gateway.answers({ createAnnotation, getWidgets: [] });
  for (const as of ["owner", "tool"] as const) {
    gateway.forget();
    await gateway.execute(NOTE, {}, { as });
    expect(gateway.calls("createAnnotation").length).toBeLessThanOrEqual(1);
  }
});

test("returns the same result in the direct lane and in the GraphQL server", async () => {
  const document =
    "query Same { viewer { kind user { name email role } viewerCanWrite access(feature: FUNNEL) { state } } }";
  const member = await gateway.execute(document, {}, { as: "admin" });
  const tool = await gateway.execute(document, {}, { as: "tool" });
  expect(member.errors).toBeUndefined();
  expect(tool.data).toMatchObject({ viewer: { kind: "TOOL" } });
  expect(JSON.stringify(member.data)).toBe(JSON.stringify(tool.data).replace("TOOL", "MEMBER"));
  expect(member.headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test("sends with a result only the headers that browsers read from data", async () => {
  const { headers } = await gateway.execute("query Kind { viewer { kind } }", {}, { as: "owner" });
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-request-id")).toBeTruthy();
  for (const name of ["content-security-policy", "x-frame-options", "permissions-policy", "referrer-policy"]) {
    expect([name, headers.get(name)]).toEqual([name, null]);
  }
});

test("validates variables against the document", async () => {
  const document = "query V($id: ID!) { viewer { project(id: $id) { name } } }";
  for (const as of ["owner", "tool"] as const) {
    const { errors, data } = await gateway.execute(document, {}, { as });
    expect(errors?.[0]?.extensions.code).toBe("INVALID");
    expect(errors?.[0]?.message).toContain("$id");
    expect(data).toBeUndefined();
  }
  expect(gateway.calls()).toEqual([]);
});

test("closes the call to the host and makes no further call when the browser disconnects", async () => {
  gateway.answers({ getUser: SILENCE });
  const controller = new AbortController();
  const requested = gateway.execute(USER, {}, { as: "owner", signal: controller.signal });
  await expect.poll(() => gateway.calls("getUser")).toHaveLength(1);
  controller.abort();
  await expect(requested).rejects.toThrow();
  await expect.poll(() => gateway.calls("getUser")[0]?.aborted).toBe(true);
  expect(gateway.calls("getUser")).toHaveLength(1);
});

test("sends the same payloads over server-sent events as over a socket", async () => {
  gateway.answers({ ping: { ok: true, status: 1, role: 0, paid_plan: 2 } });
  const id = gateway.trust("subscription S { ping { ok failures } }");
  const headers = {
    "content-type": "application/json",
    "x-app": "1",
    accept: "text/event-stream",
    ...(await gateway.headersOf({ as: "owner" })),
  };
  const controller = new AbortController();
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ id }),
    signal: controller.signal,
  });
  const reader = response.body?.getReader();
  let text = "";
  while (!text.includes("event: next")) text += Buffer.from((await reader?.read())?.value ?? []).toString();
  expect(text).toContain('data: {"data":{"ping":{"ok":true,"failures":0}}}');
  controller.abort();
});

test("treats two requests on one connection as two requests", async () => {
  const id = gateway.trust("query Two { __typename }");
  const body = JSON.stringify({ id });
  const once = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { "content-type": "application/json", "x-app": "1", "content-length": body.length };
      httpRequest(`${gateway.url}/graphql`, { method: "POST", headers }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
      })
        .on("error", reject)
        .end(body);
    });
  expect(await Promise.all([once(), once()])).toEqual([200, 200]);
});

test("compresses large results for clients that accept it, and only those", async () => {
  const name = "Grüße ".repeat(1000);
  gateway.answers({ getUser: { ...userOf("owner"), name } });
  const id = gateway.trust(USER);
  const headers = { "content-type": "application/json", "x-app": "1", ...(await gateway.headersOf({ as: "owner" })) };
  const send = (accepted: string) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      const options = { method: "POST", headers: { ...headers, "accept-encoding": accepted } };
      httpRequest(`${gateway.url}/graphql`, options, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) });
      })
        .on("error", reject)
        .end(JSON.stringify({ id }));
    });
  const [plain, gzip, brotli] = await Promise.all(["identity", "gzip", "gzip, br"].map(send));
  expect([plain?.encoding, gzip?.encoding, brotli?.encoding]).toEqual([undefined, "gzip", "br"]);
  const text = plain?.body.toString() ?? "";
  expect(text).toContain(name.trim());
  expect(gunzipSync(gzip?.body ?? "").toString()).toBe(text);
  expect(brotliDecompressSync(brotli?.body ?? "").toString()).toBe(text);
});

test("finishes running requests while draining, and accepts no new ones", async () => {
  let release: (answer: unknown) => void = () => {};
  gateway.answers({ getUser: () => new Promise((resolve) => void (release = resolve)) });
  const running = gateway.execute(USER, {}, { as: "owner" });
  await expect.poll(() => gateway.calls("getUser")).toHaveLength(1);
  const drained = gateway.drain();
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  release(new Raw(404, { err: "none" }));
  expect((await running).status).toBe(200);
  await drained;
});
