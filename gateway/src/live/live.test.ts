import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { createLive, type RunningLive } from "./createLive.ts";
import type { Reading, Topic } from "./live.ts";

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
  ...more,
});

/** Watches until it is told to leave, and remembers what it was told. */
function watch(who: string, more: Partial<Topic<unknown>> = {}) {
  const controller = new AbortController();
  const readings: Reading<unknown>[] = [];
  const over = (async () => {
    for await (const reading of live.watch(topic(who, more), controller.signal)) readings.push(reading);
  })();
  return { readings, leave: () => controller.abort(), over, values: () => readings.map(({ value }) => value) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("fifty watchers cost one call a round, and each is told every reading", async () => {
  const fifty = Array.from({ length: 50 }, (_, n) => watch(`w${n}`));
  await pass(0);
  expect(calls).toHaveLength(1);
  await pass(2000 * 4);
  expect(calls).toHaveLength(5);
  for (const { values } of fifty) expect(values()).toEqual([1, 2, 3, 4, 5]);
});

test("a late watcher is told the newest reading at once, without a call", async () => {
  watch("a");
  await pass(3000);
  expect(calls).toHaveLength(2);
  const late = watch("b");
  await pass(0);
  expect(late.values()).toEqual([2]);
  expect(calls).toHaveLength(2);
});

test("the last to leave stops the poll, and whoever comes back starts one, not two", async () => {
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

test("leaving and coming back while a call is under way does not double the poll", async () => {
  const first = watch("a");
  first.leave();
  watch("b");
  await pass(0);
  await pass(2000 * 3);
  // one for each that began, then one a round
  expect(calls.length - 2).toBe(3);
});

test("other keys are polled apart", async () => {
  watch("a");
  watch("b", { key: "realtime:13" });
  await pass(0);
  expect(calls).toEqual(["a", "b"]);
});

test("who may not look any longer is told so alone, and the next one asks in the same round", async () => {
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

test("the watchers take turns, so that each is found out", async () => {
  watch("a");
  watch("b");
  watch("c");
  await pass(2000 * 5);
  expect(calls).toEqual(["a", "b", "c", "a", "b", "c"]);
});

test("an outage is told to all, and ends nobody", async () => {
  const down = new UpstreamError(generalRefusal("UPSTREAM_DOWN"));
  answer = () => (calls.length === 1 ? down : calls.length);
  const a = watch("a");
  const b = watch("b");
  await pass(2000);
  for (const { readings } of [a, b]) expect(readings).toEqual([{ error: down }, { value: 2 }]);
});

test("a project that is gone for all does not cost a call for each", async () => {
  answer = () => new UpstreamError(generalRefusal("NOT_FOUND"));
  Array.from({ length: 50 }, (_, n) => watch(`w${n}`));
  await pass(0);
  expect(calls.length).toBeLessThanOrEqual(5);
});

test("one that leaves while it is asked takes its call with it; another asks", async () => {
  let fail: (error: Error) => void = () => {};
  const a = watch("a", { ask: () => new Promise((_, reject) => (fail = reject)) });
  const b = watch("b");
  a.leave();
  fail(new Error("aborted"));
  await pass(0);
  expect(b.values()).toEqual([1]);
});

test("where only changes are told, the same again is not, an outage once", async () => {
  const down = new UpstreamError(generalRefusal("UPSTREAM_DOWN"));
  const given = [{ n: 1 }, { n: 1 }, down, down, { n: 1 }, { n: 2 }];
  answer = () => given[calls.length - 1] ?? { n: 2 };
  const { readings } = watch("a", { onlyChanges: true });
  await pass(2000 * 8);
  expect(calls).toHaveLength(9);
  expect(readings).toEqual([{ value: { n: 1 } }, { error: down }, { value: { n: 1 } }, { value: { n: 2 } }]);
});

test("a slow watcher misses what is old, not what is new", async () => {
  const iterator = live.watch(topic("slow"), new AbortController().signal)[Symbol.asyncIterator]();
  await pass(2000 * 99);
  const next = await iterator.next();
  expect(next.value).toEqual({ value: 97 });
});

test("closing ends everybody", async () => {
  const a = watch("a");
  await pass(0);
  await live.close();
  await a.over;
  expect(live.watchers).toBe(0);
});
