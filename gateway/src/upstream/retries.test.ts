import { getUser, ping, authenticate } from "@sightline/schema/rest/account/account";
import { createAnnotation } from "@sightline/schema/rest/timeline/timeline";
import { afterEach, expect, test } from "vitest";
import { userOf } from "#gateway/testing/principals.ts";
import { Raw, recordingHost, RESET, SILENCE } from "#gateway/testing/recordingHost.ts";
import type { Answer, RecordingHost } from "#gateway/testing/recordingHost.ts";
import { createUpstream } from "./createUpstream.ts";
import type { UpstreamDeps, UpstreamClient } from "./createUpstream.ts";
import { UpstreamError } from "./errors.ts";

let host: RecordingHost;
let upstreamClient: UpstreamClient;
afterEach(async () => {
  await upstreamClient.close();
  await host.close();
});

async function open(answer: Answer, deps: Partial<UpstreamDeps> = {}) {
  const waits: number[] = [];
  host = await recordingHost({ getUser: answer, ping: answer, createAnnotation: answer, authenticate: answer });
  upstreamClient = createUpstream({
    apiHost: host.url,
    honoursIdempotency: false,
    random: () => 1,
    // short only where no answer comes: on a busy machine, 300 ms may pass before a good one is read
    tryMs: answer === SILENCE || answer === null ? 300 : 30_000,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    ...deps,
  });
  const upstream = upstreamClient.forOperation({
    credentials: () => ({ jwt: "a" }),
    signal: new AbortController().signal,
  });
  return { upstream, waits };
}
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => "ok",
    (error: unknown) => (error instanceof UpstreamError ? error.code : error),
  );
const note = { body: { widget_id: 1, date: "2026-01-01", text: "x" } };

const failing: [string, Answer, reads: number, adds: number, code: string][] = [
  ["reset", RESET, 4, 1, "UPSTREAM_DOWN"],
  ["silence", SILENCE, 4, 1, "UPSTREAM_DOWN"],
  ["500", new Raw(500, { err: "stack at /srv/x.ts:1" }), 4, 1, "UPSTREAM_DOWN"],
  ["502", new Raw(502, "<html>", { "content-type": "text/html" }), 4, 1, "UPSTREAM_DOWN"],
  ["503", new Raw(503, {}), 4, 1, "UPSTREAM_DOWN"],
  ["504", new Raw(504, {}), 4, 1, "UPSTREAM_DOWN"],
  ["429", new Raw(429, { err: "slow down" }), 4, 1, "RATE_LIMITED"],
  ["half a JSON", new Raw(200, '{"user_id":'), 4, 1, "UPSTREAM_DOWN"],
  ["a page", new Raw(200, "<html>", { "content-type": "text/html" }), 4, 1, "UPSTREAM_DOWN"],
  ["a redirect", new Raw(302, undefined, { location: "http://evil.example/" }), 1, 1, "UPSTREAM_DOWN"],
  ["another shape", new Raw(200, { user_id: "one" }), 1, 1, "UPSTREAM_DOWN"],
  ["nothing at all", new Raw(204), 1, 1, "UPSTREAM_DOWN"],
  ["a compressed answer", new Raw(200, "{}", { "content-encoding": "gzip" }), 1, 1, "UPSTREAM_DOWN"],
  ["400", new Raw(400, { err: "text: too long", code: "INVALID", field: "text" }), 1, 1, "INVALID"],
  ["401", new Raw(401, { err: "no" }), 1, 1, "UNAUTHENTICATED"],
  ["403", new Raw(403, { err: "no", code: "ROLE" }), 1, 1, "FORBIDDEN"],
  ["403 of the plan", new Raw(403, { err: "no", code: "PLAN" }), 1, 1, "PLAN_LIMIT"],
  ["404", new Raw(404, { err: "no" }), 1, 1, "NOT_FOUND"],
  ["409", new Raw(409, { err: "no" }), 1, 1, "CONFLICT"],
  ["422", new Raw(422, { err: "no" }), 1, 1, "INVALID"],
];

test.each(failing)(
  "%s: tries reads and idempotent writes %i times, other writes once",
  async (_, answer, reads, adds, code) => {
    const { upstream } = await open(answer);
    expect(await outcome(upstream.call(getUser))).toBe(code);
    expect(host.calls.splice(0)).toHaveLength(reads);
    expect(await outcome(upstream.call(ping, { body: {} }))).toBe(code);
    const sets = host.calls.splice(0);
    expect(sets).toHaveLength(reads);
    expect(new Set(sets.map((call) => call.headers["idempotency-key"])).size).toBe(1);
    expect(await outcome(upstream.call(createAnnotation, note))).toBe(code);
    expect(host.calls.splice(0)).toHaveLength(adds);
  },
);

test("retries writes with one idempotency key when the host supports it", async () => {
  const { upstream } = await open(new Raw(503, {}), { honoursIdempotency: true });
  await outcome(upstream.call(createAnnotation, note));
  expect(host.calls).toHaveLength(4);
  expect(new Set(host.calls.map((call) => call.headers["idempotency-key"])).size).toBe(1);
});

test("sends a sign-in once, as the host can't store an idempotency key for a signed-out caller", async () => {
  const { upstream } = await open(new Raw(503, {}), { honoursIdempotency: true });
  await outcome(upstream.call(authenticate, { body: { email: "a", password: "b" } }));
  expect(host.calls).toHaveLength(1);
});

test("retries every call that can't have reached the host", async () => {
  const { upstream } = await open(null);
  await host.close();
  const tried: string[] = [];
  let now = 1_000_000;
  const other = createUpstream({
    apiHost: host.url,
    honoursIdempotency: false,
    now: () => now,
    wait: async (ms) => void (now += ms),
    onRetry: (e) => void tried.push(e),
  });
  const call = other.forOperation({ credentials: () => ({}), signal: new AbortController().signal });
  expect(await outcome(call.call(authenticate, { body: { email: "a", password: "b" } }))).toBe("UPSTREAM_DOWN");
  expect(tried.length).toBeGreaterThan(3);
  await other.close();
  expect(await outcome(upstream.call(authenticate, { body: { email: "a", password: "b" } }))).toBe("UPSTREAM_DOWN");
});

test("succeeds when the host recovers after two failures", async () => {
  let tries = 0;
  const { upstream, waits } = await open(() => (++tries < 3 ? new Raw(503, {}) : userOf("owner")));
  expect((await upstream.call(getUser)).email).toBe("owner@demo.test");
  expect(waits).toEqual([100, 200]);
});

test("doubles the delay up to the cap, with random jitter below it", async () => {
  const { upstream, waits } = await open(new Raw(503, {}), { random: () => 0.5 });
  await outcome(upstream.call(getUser));
  expect(waits).toEqual([50, 100, 200]);
});

test("respects Retry-After within the deadline", async () => {
  let tries = 0;
  const { upstream, waits } = await open(() =>
    ++tries < 2 ? new Raw(503, {}, { "retry-after": "2" }) : userOf("owner"),
  );
  await upstream.call(getUser);
  expect(waits).toEqual([2000]);
});

test("fails immediately when Retry-After exceeds the deadline, and forwards it", async () => {
  const { upstream } = await open(new Raw(429, { err: "no" }, { "retry-after": "60" }));
  await expect(upstream.call(getUser)).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 60 });
  expect(host.calls).toHaveLength(1);
});

test("never forwards internal details of the host", async () => {
  const { upstream } = await open(
    new Raw(400, { err: "TypeError: x\n    at run (/srv/host/a.ts:3)", code: "INVALID", field: "../x y" }),
  );
  const error = await upstream.call(getUser).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "INVALID", field: undefined });
  expect(String(error)).not.toContain("srv");
});

test("stops reading a response above the size limit", async () => {
  const { upstream } = await open(new Raw(200, `"${"x".repeat(9 * 1024 * 1024)}"`));
  expect(await outcome(upstream.call(getUser))).toBe("UPSTREAM_DOWN");
  expect(host.calls).toHaveLength(1);
});
