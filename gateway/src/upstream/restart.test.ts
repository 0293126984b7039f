// While the host restarts, it refuses connections and then answers that it is starting. Calls wait for it.
import { getOnlineHistory } from "@sightline/schema/rest/audience/audience";
import { authenticate, getUser } from "@sightline/schema/rest/account/account";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userOf } from "#gateway/testing/principals.ts";
import { Raw, recordingHost } from "#gateway/testing/recordingHost.ts";
import type { Answer, RecordingHost } from "#gateway/testing/recordingHost.ts";
import { createUpstream } from "./createUpstream.ts";
import type { UpstreamClient, UpstreamDeps } from "./createUpstream.ts";
import { UpstreamError } from "./errors.ts";

let host: RecordingHost;
let upstreamClient: UpstreamClient;
beforeEach(async () => {
  host = await recordingHost({});
  await host.close();
});
afterEach(async () => {
  await upstreamClient.close();
  await host.close();
});

const port = () => Number(new URL(host.url).port);

async function hostReturns(answer: Answer): Promise<void> {
  host = await recordingHost({ getUser: answer }, port());
}

function open(deps: Partial<UpstreamDeps>) {
  upstreamClient = createUpstream({ apiHost: host.url, honoursIdempotency: false, ...deps });
  let users = 0;
  /** each call by another user, so that no call is shared */
  return (signal = new AbortController().signal) =>
    upstreamClient
      .forOperation({ credentials: () => ({ jwt: `user-${users++}` }), signal })
      .call(getUser)
      .then(
        () => "ok",
        (error: unknown) => (error instanceof UpstreamError ? error.code : "aborted"),
      );
}

test("a read waits longer than three retries for a host that refuses connections", async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    if (waits.push(ms) === 6) await hostReturns(userOf("owner"));
  };
  const ask = open({ wait, random: () => 1 });
  expect(await ask()).toBe("ok");
  expect(waits).toEqual([500, 500, 500, 500, 500, 500]);
  expect(host.calls).toHaveLength(1);
});

test("a read waits for a host that is still starting, as long as it requires", async () => {
  const { reason } = requestRefusals.hostStarting();
  let tries = 0;
  await hostReturns(() =>
    ++tries < 6 ? new Raw(503, { err: "Later", reason, params: {} }, { "retry-after": "1" }) : userOf("owner"),
  );
  const waits: number[] = [];
  const ask = open({ wait: async (ms) => void waits.push(ms) });
  expect(await ask()).toBe("ok");
  expect(waits).toEqual([1000, 1000, 1000, 1000, 1000]);
});

test("a sign-in waits for a host that refuses connections, and is sent once", async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    if (waits.push(ms) === 6) host = await recordingHost({ authenticate: new Raw(401, { err: "no" }) }, port());
  };
  open({ wait });
  const body = { email: "olive@acme.test", password: "wrong" };
  const signIn = upstreamClient.forOperation({ credentials: () => ({}), signal: new AbortController().signal });
  await expect(signIn.call(authenticate, { body })).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(host.calls).toHaveLength(1);
});

test("reads that begin before and after the breaker opened wait, and all succeed when the host is back", async () => {
  const later: Promise<string>[] = [];
  let refused = 0;
  const onRetry = () => {
    refused++;
    // the breaker is open, and a probe was refused too
    if (refused > 20) later.push(ask());
    if (refused === 25) void hostReturns(userOf("owner"));
  };
  const ask = open({ onRetry });
  const first = await Promise.all(Array.from({ length: 21 }, () => ask()));
  expect(new Set([...first, ...(await Promise.all(later))])).toEqual(new Set(["ok"]));
  expect(later.length).toBeGreaterThan(4);
  // one probe per second while the breaker was open
  expect(refused).toBeLessThan(30);
  expect(host.calls).toHaveLength(21 + later.length);
});

test("a report that begins when another class of calls has reached the host again waits for its own breaker", async () => {
  const ask = open({ wait: (ms) => new Promise((done) => setTimeout(done, ms)) });
  const left = new AbortController();
  const report = (signal: AbortSignal) =>
    upstreamClient
      .forOperation({ credentials: () => ({ jwt: "olive", widgetid: "12" }), signal, memo: false })
      .call(getOnlineHistory)
      .then(() => "ok");
  const unanswered = Array.from({ length: 21 }, () => report(left.signal));
  await expect.poll(() => upstreamClient.isBreakerOpen).toBe(true);
  left.abort();
  await Promise.allSettled(unanswered);
  const history = { from: "2026-02-01T10:00:00.000Z", step_seconds: 60, online: [1] };
  host = await recordingHost({ getUser: userOf("owner"), getOnlineHistory: history }, port());
  expect(await ask()).toBe("ok");
  expect(upstreamClient.isBreakerOpen).toBe(true);
  expect(await report(new AbortController().signal)).toBe("ok");
});

test("at most a thousand calls wait for the host", async () => {
  const over = new AbortController();
  const ask = open({ wait: () => new Promise(() => {}) });
  const outcomes: string[] = [];
  const asked = Array.from({ length: 1100 }, async () => void outcomes.push(await ask(over.signal)));
  await expect.poll(() => outcomes).toHaveLength(100);
  over.abort();
  await Promise.all(asked);
  expect(outcomes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => "UPSTREAM_DOWN"));
  expect(new Set(outcomes.slice(100))).toEqual(new Set(["aborted"]));
});

test("a read fails at its deadline, and immediately once the outage is longer than a restart", async () => {
  const clock = { now: 1_000_000 };
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    clock.now += ms;
  };
  const ask = open({ wait, now: () => clock.now, random: () => 0 });
  const began = clock.now;
  expect(await ask()).toBe("UPSTREAM_DOWN");
  expect(clock.now - began).toBeLessThan(9700);
  expect(upstreamClient.isBreakerOpen).toBe(true);
  waits.length = 0;
  clock.now += 5000;
  // the first is the probe
  for (let n = 0; n < 10; n++) expect(await ask()).toBe("UPSTREAM_DOWN");
  expect(waits).toHaveLength(1);
});

test("a read that waits for the host ends when its caller leaves", async () => {
  const caller = new AbortController();
  let attempts = 0;
  const wait = async () => {
    if (attempts === 2) caller.abort();
    await Promise.resolve();
  };
  const ask = open({ wait, onRetry: () => void attempts++ });
  expect(await ask(caller.signal)).toBe("aborted");
  expect(attempts).toBe(2);
});
