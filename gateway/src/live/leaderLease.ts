// One replica's part in one key: candidate for the lock, leader while it holds it, listener otherwise.
import type { Redis } from "ioredis";
import type { Reading } from "./live.ts";
import type { Part } from "./pubsub.ts";
import { readingOf, readMessage, writeReading, writeVacant } from "./wireReading.ts";

export interface LeaderLeaseOptions {
  redis: Redis;
  /** names the replica */
  from: string;
  key: string;
  channel: string;
  /** how long the lock stands unrenewed */
  leaseMs: number;
  /** how long the newest reading is kept for those who come later */
  retentionMs: number;
  part: Part;
  listen(): Promise<unknown>;
}

export interface LeaderLease {
  open(): void;
  receive(text: string): void;
  publish(reading: Reading<unknown>): void;
  leave(): Promise<void>;
}

const OWN = `redis.call("get", KEYS[1]) == ARGV[1]`;
/** Keeps the lock or takes it; asking twice at once does no harm. */
const CLAIM = `
  if ${OWN} then return redis.call("pexpire", KEYS[1], ARGV[2]) end
  return redis.call("set", KEYS[1], ARGV[1], "PX", ARGV[2], "NX") and 1 or 0`;
const RELEASE = `if ${OWN} then return redis.call("del", KEYS[1]) else return 0 end`;

export function createLeaderLease({
  redis,
  from,
  key,
  channel,
  leaseMs,
  retentionMs,
  part,
  listen,
}: LeaderLeaseOptions): LeaderLease {
  const lock = `sightline:live-lead:${key}`;
  const newest = `sightline:live-newest:${key}`;
  let leading = false;
  let left = false;
  let heard = false;
  let timer: NodeJS.Timeout | undefined;

  function become(leader: boolean): void {
    if (left || leading === leader) return;
    leading = leader;
    if (leader) part.lead();
    else part.follow();
  }

  async function campaign(): Promise<void> {
    clearTimeout(timer);
    // without Redis everybody leads
    become(
      await redis.eval(CLAIM, 1, lock, from, leaseMs).then(
        (result) => result === 1,
        () => true,
      ),
    );
    if (left) return release();
    clearTimeout(timer);
    timer = setTimeout(() => void campaign(), leaseMs / 3);
    timer.unref();
  }

  async function release(): Promise<void> {
    const result = await redis.eval(RELEASE, 1, lock, from).catch(() => 0);
    if (result === 1) await redis.publish(channel, writeVacant(from)).catch(() => 0);
  }

  function hear(text: string): void {
    const message = readMessage(text);
    if (message === undefined || message.from === from || left) return;
    if (message.vacant === true) {
      void campaign();
      return;
    }
    heard = true;
    part.hear(readingOf(message));
  }

  async function catchUp(): Promise<void> {
    await listen();
    const text = await redis.get(newest);
    // what was told in the meantime is newer
    if (text !== null && !heard) hear(text);
  }

  return {
    open() {
      // a failed catching up costs a late joiner the wait for the next reading, no more
      catchUp().catch(() => {});
      void campaign();
    },
    receive: hear,
    publish(reading) {
      if (left) return;
      heard = true;
      part.hear(reading);
      const text = writeReading(from, reading);
      redis
        .multi()
        .publish(channel, text)
        .set(newest, text, "PX", retentionMs)
        .exec()
        .catch(() => null);
    },
    async leave() {
      if (left) return;
      left = true;
      clearTimeout(timer);
      if (leading) await release();
    },
  };
}
