import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { createLive, type RunningLive } from "./createLive.ts";
import type { Reading } from "./live.ts";
import { redisBinary, startRedis, type RedisServer } from "./testing/redisServer.ts";

if (redisBinary === undefined) console.warn("redis-server is not installed: polls across replicas are not tested here");

describe.skipIf(redisBinary === undefined)("shared polls across replicas", () => {
  const EVERY_MS = 20;
  let redis: RedisServer;
  let redisUrl: string;
  let key: string;
  let n = 0;
  let lives: RunningLive[] = [];
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    redis = await startRedis(redisBinary ?? "");
    redisUrl = redis.address;
  });
  afterAll(() => redis.close());
  afterEach(async () => {
    await Promise.all(lives.map((live) => live.close()));
    lives = [];
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });

  function replica(leaseMs = 300) {
    const live = createLive({ redisUrl, now: Date.now, leaseMs });
    lives.push(live);
    return live;
  }

  /** Watches, counts its own polls, and returns the readings one by one. */
  function watch(live: RunningLive, by: string, ask: () => unknown = () => ({ by })) {
    const controller = new AbortController();
    const state = { polls: 0, leave: () => controller.abort(), next };
    const everyMs = EVERY_MS;
    const topic = {
      key,
      everyMs,
      async ask() {
        state.polls += 1;
        return ask();
      },
      verify: () => Promise.resolve(),
    };
    const readings = live.watch<unknown>(topic, controller)[Symbol.asyncIterator]();
    async function next(wanted: (reading: Reading<unknown>) => boolean = () => true): Promise<Reading<unknown>> {
      for (;;) {
        const step = await readings.next();
        if (step.done === true) throw new Error("the readings ended");
        if (wanted(step.value)) return step.value;
      }
    }
    return state;
  }

  test("make one call for two replicas with many subscribers", async () => {
    key = `shared:${n++}`;
    const [one, two] = [replica(), replica()];
    const all = Array.from({ length: 10 }, (_, i) => watch(i % 2 === 0 ? one : two, i % 2 === 0 ? "one" : "two"));
    for (let round = 0; round < 5; round += 1) await Promise.all(all.map(({ next }) => next()));
    const polls = (from: number) =>
      all.filter((_, i) => i % 2 === from).reduce((sum, { polls: count }) => sum + count, 0);
    // one replica polls for both
    expect(Math.min(polls(0), polls(1))).toBe(0);
    const leader = polls(0) > 0 ? "one" : "two";
    for (const { next } of all) expect(await next()).toEqual({ value: { by: leader } });
  });

  test("send the newest value to a late subscriber on another replica without a poll", async () => {
    key = `late:${n++}`;
    const first = watch(replica(), "first");
    await first.next();
    const late = watch(replica(), "late");
    expect(await late.next()).toEqual({ value: { by: "first" } });
    expect(late.polls).toBe(0);
  });

  test("report a failed poll on every replica, with an error of the closed list", async () => {
    key = `failed:${n++}`;
    const fail = () => {
      throw new UpstreamError(generalRefusal("UPSTREAM_DOWN"), { retryAfter: 3 });
    };
    const first = watch(replica(), "first", fail);
    await first.next();
    const { error } = await watch(replica(), "second", fail).next();
    expect(error).toMatchObject({ refusal: generalRefusal("UPSTREAM_DOWN"), retryAfter: 3 });
  });

  test("move to another replica immediately when the leader's last subscriber leaves", async () => {
    key = `left:${n++}`;
    // a lease longer than any test
    const first = watch(replica(600_000), "first");
    await first.next();
    const second = watch(replica(600_000), "second");
    await second.next();
    first.leave();
    expect(await second.next(({ value }) => (value as { by: string }).by === "second")).toBeDefined();
  });

  test("move to another replica after the lease when the leader is killed", async () => {
    key = `killed:${n++}`;
    const child = fork(fileURLToPath(new URL("./testing/replica.ts", import.meta.url)), [
      redisUrl,
      key,
      `${EVERY_MS}`,
      "300",
    ]);
    children.push(child);
    await once(child, "message");
    const second = watch(replica(), "second");
    expect(await second.next()).toEqual({ value: { by: "child" } });
    expect(second.polls).toBe(0);
    child.kill("SIGKILL");
    await once(child, "exit");
    await second.next(({ value }) => (value as { by: string }).by === "second");
    expect(second.polls).toBeGreaterThan(0);
  });

  test("fall back to one poll per replica without Redis", async () => {
    key = `none:${n++}`;
    const live = createLive({ redisUrl: "/nowhere/redis.sock", now: Date.now, leaseMs: 300 });
    lives.push(live);
    expect(await watch(live, "alone").next()).toEqual({ value: { by: "alone" } });
  });
});
