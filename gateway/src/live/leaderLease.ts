// A replica's role for one key: candidate for the lock, leader while it has it, otherwise follower.
import type { Redis } from "ioredis";
import type { Reading } from "./live.ts";
import type { Part } from "./pubsub.ts";
import { readingOf, readMessage, writeReading, writeVacant } from "./wireReading.ts";

export interface LeaderLeaseOptions {
  redis: Redis;
  /** id of the replica */
  from: string;
  key: string;
  channel: string;
  /** how long the lock lasts without renewal */
  leaseMs: number;
  /** how long the latest reading is stored for late subscribers */
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
/** Renews or acquires the lock; concurrent calls are harmless. */
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
    // without Redis every replica leads
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
    // a reading published meanwhile is newer
    if (text !== null && !heard) hear(text);
  }

  return {
    open() {
      // if catching up fails, a late subscriber only waits for the next reading
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
