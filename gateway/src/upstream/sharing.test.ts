import { getAvatar, getUser, setUserAttribute } from "@sightline/schema/rest/account/account";
import { getDomainSetting } from "@sightline/schema/rest/company/company";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jwtOf, userOf, usualAnswers } from "#gateway/testing/principals.ts";
import { recordingHost, SILENCE } from "#gateway/testing/recordingHost.ts";
import type { RecordingHost } from "#gateway/testing/recordingHost.ts";
import { createUpstream } from "./createUpstream.ts";
import type { UpstreamClient } from "./createUpstream.ts";
import { Aborted } from "./failure.ts";
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

test("two resolvers that ask for the same cost one call; another body or header is another call", async () => {
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
/** What differs from `base` in one header each; a header that is missing here does not compile. */
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

test.each(names)(
  "calls that differ in %s alone are two calls, in one operation and between operations",
  async (name) => {
    const changed = { ...base, [name]: others[name] };
    const absent = { ...base, [name]: undefined };
    const keys = [base, changed, absent].map((values) => callRequest(getWidgets, { body: {} }, values, "").key);
    expect(new Set(keys).size).toBe(3);
  },
);

test.each(names)("the value of %s is forwarded to the host", (name) => {
  const sent = (values: HeaderValues) => JSON.stringify(callRequest(getWidgets, { body: {} }, values, "").wire.headers);
  expect(sent({ ...base, [name]: others[name] })).not.toBe(sent(base));
});

test("the key of a call names every forwarded header, whatever it is called", () => {
  const { key, wire } = callRequest(getWidgets, { body: {} }, base, "");
  for (const [name, value] of Object.entries(wire.headers)) expect(key).toContain(JSON.stringify([name, value]));
});

test("brands that ask for the same mail at the same moment send two calls", async () => {
  host.table["getUser"] = userOf("owner");
  const requested = ["one.example", "two.example"].map((brandHost) => operation({ jwt: "a", brandHost }).call(getUser));
  await Promise.all(requested);
  expect(new Set(host.calls.map(({ headers }) => headers["brandhost"]))).toEqual(
    new Set(["one.example", "two.example"]),
  );
});

test("a fresh call asks anew", async () => {
  const upstream = operation({ jwt: jwtOf("owner") });
  await upstream.call(getUser);
  await upstream.call(getUser, { fresh: true });
  expect(host.calls).toHaveLength(2);
});

test("users who ask at the same moment never get each other's answer", async () => {
  const roles = (["owner", "admin", "user", "viewer"] as const).flatMap((as) => Array.from({ length: 25 }, () => as));
  const answers = await Promise.all(roles.map((as) => operation({ jwt: jwtOf(as) }).call(getUser)));
  expect(answers.map((user) => user.email)).toEqual(roles.map((as) => `${as}@demo.test`));
  // ... while operations of one user share the call in flight
  expect(host.calls).toHaveLength(4);
});

test("after signing in on the way, nothing of before is remembered", async () => {
  const values = { jwt: jwtOf("viewer") };
  const upstream = upstreamClient.forOperation({ credentials: () => values, signal: new AbortController().signal });
  expect((await upstream.call(getUser)).email).toBe("viewer@demo.test");
  values.jwt = jwtOf("owner");
  expect((await upstream.call(getUser)).email).toBe("owner@demo.test");
});

test("Previously a write makes the operation forget what it read", async () => {
  host.table["setUserAttribute"] = { key: "insight", value: "{}" };
  const upstream = operation({ jwt: jwtOf("owner") });
  await upstream.call(getUser);
  await upstream.call(setUserAttribute, { body: { key: "insight", value: "{}" } });
  await upstream.call(getUser);
  expect(host.calls.map((call) => call.name)).toEqual(["getUser", "setUserAttribute", "getUser"]);
});

test("whoever leaves closes the call within 100 ms, and no further try is made", async () => {
  host.table["getUser"] = SILENCE;
  const controller = new AbortController();
  const call = operation({ jwt: "a" }, controller).call(getUser);
  await vi.waitFor(() => expect(host.calls).toHaveLength(1));
  controller.abort();
  await expect(call).rejects.toBeInstanceOf(Aborted);
  await vi.waitFor(() => expect(host.calls[0]?.aborted).toBe(true), { timeout: 100, interval: 5 });
  expect(host.calls).toHaveLength(1);
});

test("others who share the call are unharmed when one leaves", async () => {
  let release: (value: unknown) => void = () => {};
  host.table["getUser"] = () => new Promise((resolve) => void (release = resolve));
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const staying = operation({ jwt: "a" }, stays).call(getUser);
  const dropped = operation({ jwt: "a" }, leaves).call(getUser);
  await vi.waitFor(() => expect(host.calls).toHaveLength(1));
  leaves.abort();
  await expect(dropped).rejects.toBeInstanceOf(Aborted);
  release(userOf("owner"));
  expect((await staying).email).toBe("owner@demo.test");
  expect(host.calls).toHaveLength(1);
});

test("only the listed headers travel on", async () => {
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

test.each([".", "..", ""])("%j can't be a path segment", async (subdomain) => {
  const call = operation({}).call(getDomainSetting, { params: { subdomain } });
  await expect(call).rejects.toMatchObject({ code: "INVALID", field: "subdomain" });
  expect(host.calls).toHaveLength(0);
});

test("a path segment stays one, whatever it holds", async () => {
  host.table["getAvatar"] = { ok: true };
  await operation({}).call(getAvatar, { params: { email: "../../x?y#z@demo.test" } });
  expect(host.calls[0]?.params).toEqual({ email: "../../x?y#z@demo.test" });
});

test("a header can't be broken open", async () => {
  const call = operation({}).call(getWidgets, { body: {}, sharePassword: "x\r\njwt: other" });
  await expect(call).rejects.toMatchObject({ code: "INVALID", field: "password" });
});

test("arguments are judged by the contract before anything is sent", async () => {
  const call = operation({ jwt: "a" }).call(setUserAttribute, { body: { key: "insight", value: "x".repeat(10_001) } });
  await expect(call).rejects.toMatchObject({ code: "INVALID", field: "value" });
  expect(host.calls).toHaveLength(0);
});
