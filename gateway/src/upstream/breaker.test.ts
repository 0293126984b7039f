import { getUser } from "@sightline/schema/rest/account/account";
import { expect, test } from "vitest";
import { userOf } from "#gateway/testing/principals.ts";
import { Raw, recordingHost } from "#gateway/testing/recordingHost.ts";
import { createBreaker } from "./breaker.ts";
import { createRetryBudget } from "./budget.ts";
import { createUpstream } from "./createUpstream.ts";
import { UpstreamError } from "./errors.ts";

function moved() {
  const clock = { now: 1_000_000 };
  return { clock, breaker: createBreaker(() => clock.now) };
}
const fail = (breaker: ReturnType<typeof createBreaker>, times: number) => {
  for (let n = 0; n < times; n++) breaker.enter()?.failed();
};

test("opens after half of twenty attempts failed, but not after nineteen attempts", () => {
  const { breaker } = moved();
  fail(breaker, 19);
  expect(breaker.state).toBe("closed");
  fail(breaker, 1);
  expect(breaker.state).toBe("open");
  expect(breaker.enter()).toBeUndefined();
});

test("stays closed while most calls succeed", () => {
  const { breaker } = moved();
  for (let n = 0; n < 100; n++) {
    breaker.enter()?.succeeded();
    breaker.enter()?.succeeded();
    breaker.enter()?.failed();
  }
  expect(breaker.state).toBe("closed");
});

test("ignores old failures", () => {
  const { breaker, clock } = moved();
  fail(breaker, 15);
  clock.now += 20_000;
  fail(breaker, 15);
  expect(breaker.state).toBe("closed");
});

test("allows one probe after a second, opens again if it fails and closes if it succeeds", () => {
  const { breaker, clock } = moved();
  fail(breaker, 20);
  clock.now += 1000;
  const probe = breaker.enter();
  expect(probe).toBeDefined();
  expect(breaker.enter()).toBeUndefined();
  probe?.failed();
  expect(breaker.enter()).toBeUndefined();
  clock.now += 1000;
  breaker.enter()?.succeeded();
  expect(breaker.state).toBe("closed");
  fail(breaker, 19);
  expect(breaker.state).toBe("closed");
});

test("allows the next probe when the caller of a probe disconnects", () => {
  const { breaker, clock } = moved();
  fail(breaker, 20);
  clock.now += 1000;
  breaker.enter()?.left();
  expect(breaker.enter()).toBeDefined();
});

test("does not block the next probe with a hanging one, and ignores its result once the host is back", () => {
  const { breaker, clock } = moved();
  fail(breaker, 20);
  clock.now += 1000;
  const hung = breaker.enter();
  clock.now += 1000;
  breaker.enter()?.succeeded();
  expect(breaker.state).toBe("closed");
  hung?.failed();
  expect(breaker.state).toBe("closed");
});

test("allows ten retries a second, plus a fifth of all calls", () => {
  const clock = { now: 1_000_000 };
  const budget = createRetryBudget(() => clock.now);
  const taken = () => {
    let count = 0;
    while (count < 1000 && budget.take()) count += 1;
    return count;
  };
  expect(taken()).toBe(10);
  clock.now += 1000;
  expect(taken()).toBe(10);
  clock.now += 60_000;
  for (let n = 0; n < 500; n++) budget.recordCall();
  expect(taken()).toBe(100);
  clock.now += 11_000;
  expect(taken()).toBe(10);
});

test("makes almost no calls during an outage, and recovers within two seconds of the host's return", async () => {
  const clock = { now: 1_000_000 };
  const host = await recordingHost({ getUser: new Raw(503, {}) });
  const wait = () => Promise.resolve();
  const upstreamClient = createUpstream({ apiHost: host.url, honoursIdempotency: true, now: () => clock.now, wait });
  const ask = (n: number) =>
    upstreamClient
      .forOperation({ credentials: () => ({ jwt: `user-${n}` }), signal: new AbortController().signal })
      .call(getUser)
      .then(
        () => "ok",
        (error: unknown) => (error instanceof UpstreamError ? error.code : "something else"),
      );
  for (let n = 0; n < 600; n++) {
    expect(await ask(n)).toBe("UPSTREAM_DOWN");
    clock.now += 100;
  }
  // twenty attempts until the outage is detected, then one probe per second
  expect(host.calls.length).toBeLessThan(20 + 61);
  host.table["getUser"] = userOf("owner");
  clock.now += 1000;
  expect(await ask(0)).toBe("ok");
  expect(await ask(1)).toBe("ok");
  await upstreamClient.close();
  await host.close();
});
