import { getAvatar, getUser, setUserAttribute } from "@sightline/schema/rest/account/account";
import { getDomainSetting } from "@sightline/schema/rest/company/company";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jwtOf, userOf, usualAnswers } from "#gateway/testing/principals.ts";
import { recordingHost, SILENCE } from "#gateway/testing/recordingHost.ts";
import type { RecordingHost } from "#gateway/testing/recordingHost.ts";
import { createUpstream } from "./createUpstream.ts";
import type { UpstreamClient } from "./createUpstream.ts";
import { Aborted } from "./failure.ts";
import { callerHeaders } from "./headers.ts";
import type { HeaderValues } from "./headers.ts";
import { callRequest } from "./request.ts";

let host: RecordingHost;
let upstreamClient: UpstreamClient;
beforeEach(async () => {
  host = await recordingHost({ ...usualAnswers, getWidgets: [] });
  upstreamClient = createUpstream({ apiHost: host.url, honoursIdempotency: true });
});
afterEach(async () => {
  await upstreamClient.close();
  await host.close();
});
const operation = (values: HeaderValues, controller = new AbortController()) =>
  upstreamClient.forOperation({ credentials: () => values, signal: controller.signal });

test("makes one call for two resolvers with the same request, and another for a different body or header", async () => {
  const upstream = operation({ jwt: jwtOf("owner") });
  await Promise.all([upstream.call(getWidgets, { body: {} }), upstream.call(getWidgets, { body: {} })]);
  await upstream.call(getWidgets, { body: {} });
  expect(host.calls).toHaveLength(1);
  await upstream.call(getWidgets, { body: { widget_id: 1 } });
  await upstream.call(getWidgets, { body: {}, widgetId: 3 });
  expect(host.calls).toHaveLength(3);
});

const base: Required<HeaderValues> = {
  jwt: "a",
  widgetId: 1,
  tz: 1,
  companyId: 1,
  sharePassword: "a",
  brandHost: "a.example",
  asOf: 1,
};
/** Variants of `base` that differ in one header each; a header that is missing here does not compile. */
const others: Required<HeaderValues> = {
  jwt: "b",
  widgetId: 2,
  tz: 2,
  companyId: 2,
  sharePassword: "b",
  brandHost: "b.example",
  asOf: 2,
};
const names = Object.keys(others) as (keyof HeaderValues)[];

test.each(names)("makes two calls when only %s differs, within an operation and between operations", async (name) => {
  const changed = { ...base, [name]: others[name] };
  const absent = { ...base, [name]: undefined };
  const keys = [base, changed, absent].map(
    (values) => callRequest(getWidgets, { body: {} }, callerHeaders(values), "").key,
  );
  expect(new Set(keys).size).toBe(3);
});

test.each(names)("forwards the value of %s to the host", (name) => {
  const sent = (values: HeaderValues) =>
    JSON.stringify(callRequest(getWidgets, { body: {} }, callerHeaders(values), "").wire.headers);
  expect(sent({ ...base, [name]: others[name] })).not.toBe(sent(base));
});

test("includes every forwarded header in the key of a call", () => {
  const { key, wire } = callRequest(getWidgets, { body: {} }, callerHeaders(base), "");
  // every call with a body has the same content type
  const { "content-type": _, ...forwarded } = wire.headers;
  expect(Object.keys(forwarded).length).toBeGreaterThan(names.length);
  for (const [name, value] of Object.entries(forwarded)) expect(key).toContain(JSON.stringify([name, value]));
});

test("sends two calls for brands that request the same email at the same moment", async () => {
  host.table["getUser"] = userOf("owner");
  const requested = ["one.example", "two.example"].map((brandHost) => operation({ jwt: "a", brandHost }).call(getUser));
  await Promise.all(requested);
  expect(new Set(host.calls.map(({ headers }) => headers["brandhost"]))).toEqual(
    new Set(["one.example", "two.example"]),
  );
});

test("makes a new call when a fresh one is requested", async () => {
  const upstream = operation({ jwt: jwtOf("owner") });
  await upstream.call(getUser);
  await upstream.call(getUser, { fresh: true });
  expect(host.calls).toHaveLength(2);
});

test("never shares a response between users who send the same request at the same moment", async () => {
  const roles = (["owner", "admin", "user", "viewer"] as const).flatMap((as) => Array.from({ length: 25 }, () => as));
  const answers = await Promise.all(roles.map((as) => operation({ jwt: jwtOf(as) }).call(getUser)));
  expect(answers.map((user) => user.email)).toEqual(roles.map((as) => `${as}@demo.test`));
  // ... while operations of one user share the call in flight
  expect(host.calls).toHaveLength(4);
});

test("clears everything read before a sign-in within the operation", async () => {
  const values = { jwt: jwtOf("viewer") };
  const upstream = upstreamClient.forOperation({ credentials: () => values, signal: new AbortController().signal });
  expect((await upstream.call(getUser)).email).toBe("viewer@demo.test");
  values.jwt = jwtOf("owner");
  expect((await upstream.call(getUser)).email).toBe("owner@demo.test");
});

test("a write makes the operation forget what it read before", async () => {
  host.table["setUserAttribute"] = { key: "insight", value: "{}" };
  const upstream = operation({ jwt: jwtOf("owner") });
  await upstream.call(getUser);
  await upstream.call(setUserAttribute, { body: { key: "insight", value: "{}" } });
  await upstream.call(getUser);
  expect(host.calls.map((call) => call.name)).toEqual(["getUser", "setUserAttribute", "getUser"]);
});

test("closes the call when the browser disconnects, without a retry", async () => {
  host.table["getUser"] = SILENCE;
  const controller = new AbortController();
  const call = operation({ jwt: "a" }, controller).call(getUser);
  await expect.poll(() => host.calls).toHaveLength(1);
  controller.abort();
  await expect(call).rejects.toBeInstanceOf(Aborted);
  await expect.poll(() => host.calls[0]?.aborted).toBe(true);
  expect(host.calls).toHaveLength(1);
});

test("continues a shared call for the other callers when one disconnects", async () => {
  let release: (value: unknown) => void = () => {};
  host.table["getUser"] = () => new Promise((resolve) => void (release = resolve));
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const staying = operation({ jwt: "a" }, stays).call(getUser);
  const dropped = operation({ jwt: "a" }, leaves).call(getUser);
  await expect.poll(() => host.calls).toHaveLength(1);
  leaves.abort();
  await expect(dropped).rejects.toBeInstanceOf(Aborted);
  release(userOf("owner"));
  expect((await staying).email).toBe("owner@demo.test");
  expect(host.calls).toHaveLength(1);
});

test("forwards only the listed headers", async () => {
  host.table["getWidgets"] = [];
  await operation({ jwt: "a", tz: -3.5, companyId: 7 }).call(getWidgets, {
    body: {},
    widgetId: 12,
    sharePassword: "grün",
  });
  const { connection: _c, host: _h, "content-length": _l, ...sent } = host.calls[0]?.headers ?? {};
  expect(sent).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    jwt: "a",
    widgetid: "12",
    tz: "-3.5",
    companyid: "7",
    sharepassword: Buffer.from("grün").toString("latin1"),
  });
});

test.each([".", "..", ""])("refuses %j as a path segment", async (subdomain) => {
  const call = operation({}).call(getDomainSetting, { params: { subdomain } });
  await expect(call).rejects.toMatchObject({ code: "INVALID", field: "subdomain" });
  expect(host.calls).toHaveLength(0);
});

test("encodes any path segment as a single segment", async () => {
  host.table["getAvatar"] = { ok: true };
  await operation({}).call(getAvatar, { params: { email: "../../x?y#z@demo.test" } });
  expect(host.calls[0]?.params).toEqual({ email: "../../x?y#z@demo.test" });
});

test("prevents header injection", async () => {
  const call = operation({}).call(getWidgets, { body: {}, sharePassword: "x\r\njwt: other" });
  await expect(call).rejects.toMatchObject({ code: "INVALID", field: "password" });
});

test("validates arguments against the contract before sending anything", async () => {
  const call = operation({ jwt: "a" }).call(setUserAttribute, { body: { key: "insight", value: "x".repeat(10_001) } });
  await expect(call).rejects.toMatchObject({ code: "INVALID", field: "value" });
  expect(host.calls).toHaveLength(0);
});
