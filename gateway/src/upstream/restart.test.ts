// While the host restarts, it refuses connections and then answers that it is starting. Reads that were under way wait.
import { getUser } from "@sightline/schema/rest/account/account";
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

async function hostReturns(answer: Answer): Promise<void> {
  host = await recordingHost({ getUser: answer }, Number(new URL(host.url).port));
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

test("reads that began before the breaker opened wait, and all succeed when the host is back", async () => {
  let refused = 0;
  const onRetry = () => void (++refused === 25 && void hostReturns(userOf("owner")));
  const ask = open({ onRetry });
  expect(await Promise.all(Array.from({ length: 25 }, () => ask()))).toEqual(Array.from({ length: 25 }, () => "ok"));
  // refused once each, and at most the probe before the host was back
  expect(refused).toBeLessThan(30);
  expect(host.calls).toHaveLength(25);
});

test("a read fails at its deadline, and immediately once the breaker is open", async () => {
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
  clock.now += 60_000;
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
