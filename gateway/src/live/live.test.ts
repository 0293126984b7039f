import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { createLive, type RunningLive } from "./createLive.ts";
import type { Reading, Topic } from "./live.ts";
import { afterMs } from "./poller.ts";
import { createSharedPoll } from "./sharedPoll.ts";

let live: RunningLive;
let calls: string[];
let answer: (who: string) => unknown;

beforeEach(() => {
  vi.useFakeTimers();
  live = createLive({ now: Date.now });
  calls = [];
  answer = () => calls.length;
});
afterEach(async () => {
  await live.close();
  vi.useRealTimers();
});

const topic = (who: string, more: Partial<Topic<unknown>> = {}): Topic<unknown> => ({
  key: "realtime:12",
  everyMs: 2000,
  async ask() {
    calls.push(who);
    const given = answer(who);
    if (given instanceof Error) throw given;
    return given;
  },
  verify: () => Promise.resolve(),
  ...more,
});

/** Watches until it is stopped, and records the readings. */
function watch(who: string, more: Partial<Topic<unknown>> = {}) {
  const controller = new AbortController();
  const readings: Reading<unknown>[] = [];
  const over = (async () => {
    for await (const reading of live.watch(topic(who, more), controller)) readings.push(reading);
  })();
  return { readings, leave: () => controller.abort(), over, values: () => readings.map(({ value }) => value) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("makes one call per poll for fifty subscribers, and sends each of them every value", async () => {
  const fifty = Array.from({ length: 50 }, (_, n) => watch(`w${n}`));
  await pass(0);
  expect(calls).toHaveLength(1);
  await pass(2000 * 4);
  expect(calls).toHaveLength(5);
  for (const { values } of fifty) expect(values()).toEqual([1, 2, 3, 4, 5]);
});

test("verifies a watcher as often as its topic asks", async () => {
  let verified = 0;
  const verify = () => Promise.resolve((verified += 1));
  watch("a", { verify, verifyEveryMs: 15_000 });
  await pass(14_000);
  expect(verified).toBe(0);
  await pass(60_000);
  expect(verified).toBe(4);
});

test("sends the newest value to a late subscriber immediately, without a call", async () => {
  watch("a");
  await pass(3000);
  expect(calls).toHaveLength(2);
  const late = watch("b");
  await pass(0);
  expect(late.values()).toEqual([2]);
  expect(calls).toHaveLength(2);
});

test("stops the poll with the last subscriber, and starts one poll for the next", async () => {
  const a = watch("a");
  const b = watch("b");
  await pass(2000);
  a.leave();
  await pass(2000);
  expect(calls).toHaveLength(3);
  b.leave();
  await pass(60_000);
  expect(calls).toHaveLength(3);
  expect([live.keys, live.watchers]).toEqual([0, 0]);
  await Promise.all([a.over, b.over]);
  watch("c");
  await pass(0);
  expect(calls).toHaveLength(4);
  await pass(2000);
  expect(calls).toHaveLength(5);
});

test("does not start a second poll when a subscriber leaves and returns during a call", async () => {
  const first = watch("a");
  first.leave();
  watch("b");
  await pass(0);
  await pass(2000 * 3);
  // one for each start, then one per round
  expect(calls.length - 2).toBe(3);
});

test("polls each key separately", async () => {
  watch("a");
  watch("b", { key: "realtime:13" });
  await pass(0);
  expect(calls).toEqual(["a", "b"]);
});

test("reports lost access only to the affected subscriber, and retries with the next one in the same poll", async () => {
  const gone = new UpstreamError(generalRefusal("UNAUTHENTICATED"));
  answer = (who) => (who === "a" ? gone : calls.length);
  const a = watch("a");
  const b = watch("b");
  await pass(0);
  expect(calls).toEqual(["a", "b"]);
  expect(a.readings).toEqual([{ error: gone }]);
  await a.over;
  await pass(2000);
  expect(calls).toEqual(["a", "b", "b"]);
  expect(b.values()).toEqual([2, 3]);
});

test("rotates the subscriber whose credentials are used, so that each is checked", async () => {
  watch("a");
  watch("b");
  watch("c");
  await pass(2000 * 5);
  expect(calls).toEqual(["a", "b", "c", "a", "b", "c"]);
});

test("ends the subscription of each subscriber that has lost access within 90 seconds, and no other", async () => {
  const gone = new UpstreamError(generalRefusal("NOT_FOUND"));
  const down = new UpstreamError(generalRefusal("UPSTREAM_DOWN"));
  const errors: Record<string, Error> = { w7: gone, w8: down };
  let verified = 0;
  const verify = (who: string) => async () => {
    verified++;
    const error = errors[who];
    if (error !== undefined) throw error;
  };
  const hundred = Array.from({ length: 100 }, (_, n) => watch(`w${n}`, { verify: verify(`w${n}`) }));
  await pass(90_000);
  expect(hundred[7]?.readings.at(-1)).toEqual({ error: gone });
  await hundred[7]?.over;
  expect([verified, live.watchers]).toEqual([100, 99]);
  for (const { readings } of hundred.slice(8)) expect(readings.at(-1)?.error).toBeUndefined();
});

test("verifies the subscribers of a replica that does not poll", async () => {
  const gone = new UpstreamError(generalRefusal("UNAUTHENTICATED"));
  const heard: unknown[] = [];
  const follower = createSharedPoll({
    ...{ key: "realtime:12", everyMs: 2000, onlyChanges: false, now: Date.now, after: afterMs, onEmpty: () => {} },
    pubsub: { join: () => ({ publish: () => {}, leave: () => {} }), close: () => Promise.resolve() },
  });
  follower.join(topic("a", { verify: () => Promise.reject(gone) }), {
    next: (reading) => heard.push(reading),
    end: () => heard.push("end"),
  });
  await pass(65_000);
  expect(heard).toEqual([{ error: gone }, "end"]);
  expect([calls, follower.watchers]).toEqual([[], 0]);
});

test("reports an outage to all subscribers and ends no subscription", async () => {
  const down = new UpstreamError(generalRefusal("UPSTREAM_DOWN"));
  answer = () => (calls.length === 1 ? down : calls.length);
  const a = watch("a");
  const b = watch("b");
  await pass(2000);
  for (const { readings } of [a, b]) expect(readings).toEqual([{ error: down }, { value: 2 }]);
});

test("makes no call per subscriber for a deleted project", async () => {
  answer = () => new UpstreamError(generalRefusal("NOT_FOUND"));
  Array.from({ length: 50 }, (_, n) => watch(`w${n}`));
  await pass(0);
  expect(calls.length).toBeLessThanOrEqual(5);
});

test("cancels the call with the subscriber that made it, and repeats it for another one", async () => {
  let fail: (error: Error) => void = () => {};
  const a = watch("a", { ask: () => new Promise((_, reject) => (fail = reject)) });
  const b = watch("b");
  a.leave();
  fail(new Error("aborted"));
  await pass(0);
  expect(b.values()).toEqual([1]);
});

test("sends only changed values when configured, and an outage once", async () => {
  const down = new UpstreamError(generalRefusal("UPSTREAM_DOWN"));
  const given = [{ n: 1 }, { n: 1 }, down, down, { n: 1 }, { n: 2 }];
  answer = () => given[calls.length - 1] ?? { n: 2 };
  const { readings } = watch("a", { onlyChanges: true });
  await pass(2000 * 8);
  expect(calls).toHaveLength(9);
  expect(readings).toEqual([{ value: { n: 1 } }, { error: down }, { value: { n: 1 } }, { value: { n: 2 } }]);
});

test("drops old values for a slow subscriber, not new ones", async () => {
  const iterator = live.watch(topic("slow"), new AbortController())[Symbol.asyncIterator]();
  await pass(2000 * 99);
  const next = await iterator.next();
  expect(next.value).toEqual({ value: 97 });
});

test("ends all subscriptions when it closes", async () => {
  const a = watch("a");
  await pass(0);
  await live.close();
  await a.over;
  expect(live.watchers).toBe(0);
});
