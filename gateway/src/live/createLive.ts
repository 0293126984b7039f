// Live data for all subscribers in this process and, with Redis, in all replicas: each key is polled once.
import type { Logger } from "pino";
import type { Live } from "./live.ts";
import { afterMs, type After } from "./poller.ts";
import { inProcess } from "./pubsub.ts";
import { redisPubSub } from "./redisPubSub.ts";
import { createSharedPoll, type SharedPoll } from "./sharedPoll.ts";

export interface LiveOptions {
  /** replicas share their polls through it */
  redisUrl?: string | undefined;
  now(): number;
  log?: Pick<Logger, "warn">;
  /** minimum time that a vanished replica keeps others from polling */
  leaseMs?: number;
  /** schedules the polls; tests trigger them manually */
  after?: After;
}

export interface RunningLive extends Live {
  /** number of keys with subscribers in this process */
  readonly keys: number;
  readonly watchers: number;
  close(): Promise<void>;
}

export function createLive({ redisUrl, now, log, leaseMs, after = afterMs }: LiveOptions): RunningLive {
  const pubsub = redisUrl === undefined ? inProcess : redisPubSub(redisUrl, { log, leaseMs });
  const stations = new Map<string, SharedPoll>();
  return {
    watch(topic, signal) {
      const { key, everyMs } = topic;
      let sharedPoll = stations.get(key);
      if (sharedPoll === undefined) {
        sharedPoll = createSharedPoll({ key, everyMs, pubsub, now, after, onEmpty: () => stations.delete(key) });
        stations.set(key, sharedPoll);
      }
      const readings = sharedPoll.watch(topic, signal);
      if (sharedPoll.watchers === 0) stations.delete(key);
      return readings;
    },
    get keys() {
      return stations.size;
    },
    get watchers() {
      return stations.values().reduce((sum, sharedPoll) => sum + sharedPoll.watchers, 0);
    },
    async close() {
      for (const sharedPoll of stations.values()) sharedPoll.close();
      await pubsub.close();
    },
  };
}
