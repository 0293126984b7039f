// One elected poller a key across replicas. The replica that holds the key's lock polls and publishes; the lock runs out unless it
// is renewed, so a replica that vanishes is followed by another within a lease and a third. While Redis can't be
// reached, each replica polls for its own watchers: live data costs more then, but goes on.
// @graphql-yoga/redis-event-target 3.0.4 was tried for the messages: it drops the promises of publish and subscribe, so
// that an outage of Redis ends the process (unhandled rejection), and it can't tell when a subscription has begun, after
// which the newest reading is fetched.
import { Redis } from "ioredis";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { PubSub } from "./pubsub.ts";
import { createLeaderLease, type LeaderLease } from "./leaderLease.ts";

export interface RedisPubSubOptions {
  log?: Pick<Logger, "warn"> | undefined;
  leaseMs?: number | undefined;
}

const LEASE_MS = 3000;

export function redisPubSub(url: string, { log, leaseMs = LEASE_MS }: RedisPubSubOptions): PubSub {
  const from = randomUUID();
  const commands = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 2000 });
  const listener = new Redis(url, { maxRetriesPerRequest: null });
  const seats = new Map<string, LeaderLease>();
  for (const client of [commands, listener]) client.on("error", (error) => log?.warn({ err: error }, "redis"));
  listener.on("message", (channel, text) => seats.get(channel)?.receive(text));

  return {
    join(key, everyMs, part) {
      const channel = `sightline:live:${key}`;
      const lease = createLeaderLease({
        redis: commands,
        from,
        key,
        channel,
        // a rarely polled key need not be taken over immediately
        leaseMs: Math.max(leaseMs, 2 * everyMs),
        retentionMs: everyMs + leaseMs,
        part,
        listen: () => listener.subscribe(channel),
      });
      seats.set(channel, lease);
      lease.open();
      return {
        publish: lease.publish,
        leave() {
          if (seats.get(channel) === lease) seats.delete(channel);
          listener.unsubscribe(channel).catch((error: unknown) => log?.warn({ err: error }, "redis"));
          void lease.leave();
        },
      };
    },
    async close() {
      await Promise.all([...seats.values()].map((lease) => lease.leave()));
      seats.clear();
      commands.disconnect();
      listener.disconnect();
    },
  };
}
