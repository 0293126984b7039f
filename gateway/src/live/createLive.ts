// Live data for all who watch in this process, and, with Redis, for those of all replicas: each key is polled once.
import type { Logger } from "pino";
import type { Live } from "./live.ts";
import { afterMs, type After } from "./poller.ts";
import { inProcess } from "./pubsub.ts";
import { redisPubSub } from "./redisPubSub.ts";
import { createStation, type Station } from "./station.ts";

export interface LiveOptions {
  /** replicas share their polls through it */
  redisUrl?: string | undefined;
  now(): number;
  log?: Pick<Logger, "warn">;
  /** how long a replica that has vanished keeps others from polling, at least */
  leaseMs?: number;
  /** what rounds are timed by; tests go round by hand */
  after?: After;
}

export interface RunningLive extends Live {
  /** keys that are watched in this process */
  readonly keys: number;
  readonly watchers: number;
  close(): Promise<void>;
}

export function createLive({ redisUrl, now, log, leaseMs, after = afterMs }: LiveOptions): RunningLive {
  const pubsub = redisUrl === undefined ? inProcess : redisPubSub(redisUrl, { log, leaseMs });
  const stations = new Map<string, Station>();
  return {
    watch(topic, signal) {
      const { key, everyMs } = topic;
      let station = stations.get(key);
      if (station === undefined) {
        station = createStation({ key, everyMs, pubsub, now, after, onEmpty: () => stations.delete(key) });
        stations.set(key, station);
      }
      const readings = station.watch(topic, signal);
      if (station.watchers === 0) stations.delete(key);
      return readings;
    },
    get keys() {
      return stations.size;
    },
    get watchers() {
      return stations.values().reduce((sum, station) => sum + station.watchers, 0);
    },
    async close() {
      for (const station of stations.values()) station.close();
      await pubsub.close();
    },
  };
}
