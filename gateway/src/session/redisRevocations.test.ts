import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { redisBinary, startRedis } from "#gateway/live/testing/redisServer.ts";
import type { RedisServer } from "#gateway/live/testing/redisServer.ts";
import { redisStore } from "./redisRevocations.ts";
import { createRevocations } from "./revocations.ts";

if (redisBinary === undefined)
  console.warn("redis-server is not installed: sessions across replicas are not tested here");

const log = pino({ level: "silent" });
const HOUR = 3600 * 1000;
const replica = (address: string) => createRevocations(Date.now, redisStore(address, Date.now, log));

describe.skipIf(redisBinary === undefined)("session revocation with a real Redis", () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis(redisBinary ?? "");
  });
  afterAll(() => redis.close());

  test("ends a session on all replicas, sockets included, and on replicas that start later", async () => {
    const [here, there] = await Promise.all([replica(redis.address), replica(redis.address)]);
    const revoked: string[] = [];
    there.onRevoked((sessionId) => void revoked.push(sessionId));
    // either by message or by reading: ids that were missed while connecting are loaded later
    await here.revoke("session-one", Date.now() + HOUR);
    await expect.poll(() => there.has("session-one")).toBe(true);
    expect(revoked).toEqual(["session-one"]);
    expect(there.has("session-two")).toBe(false);
    const later = await replica(redis.address);
    expect(later.has("session-one")).toBe(true);
    await Promise.all([here.close(), there.close(), later.close()]);
  });
});

describe.skipIf(redisBinary === undefined)("claim of one id on several replicas", () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis(redisBinary ?? "");
  });
  afterAll(() => redis.close());

  test("is granted to one replica only, and to none that starts later", async () => {
    const replicas = await Promise.all(Array.from({ length: 4 }, () => replica(redis.address)));
    const claims = replicas.flatMap((each) => [1, 2, 3].map(() => each.claim("state:one", Date.now() + HOUR)));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    const later = await replica(redis.address);
    expect(await later.claim("state:one", Date.now() + HOUR)).toBe(false);
    expect(await later.claim("state:two", Date.now() + HOUR)).toBe(true);
    await Promise.all([...replicas, later].map((each) => each.close()));
  });
});

test("refuses a claim while Redis is unreachable, as another replica may have granted it", async () => {
  const alone = await replica("/nowhere/redis.sock");
  await expect(alone.claim("state:one", Date.now() + HOUR)).rejects.toThrow();
  await alone.close();
});

test("ends a session locally while Redis is unreachable", async () => {
  const alone = await replica("/nowhere/redis.sock");
  await alone.revoke("session-one", Date.now() + HOUR);
  expect(alone.has("session-one")).toBe(true);
  await alone.close();
});
