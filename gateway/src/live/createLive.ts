// Live data for all subscribers in this process and, with Redis, in all replicas: each key is polled once.
import type { Logger } from "pino";
import type { Live, Topic } from "./live.ts";
import { LiveSource } from "./liveSource.ts";
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
  const polls = new Map<string, SharedPoll>();

  function pollOf({ key, everyMs, onlyChanges = false }: Pick<Topic<unknown>, "key" | "everyMs" | "onlyChanges">) {
    let sharedPoll = polls.get(key);
    if (sharedPoll === undefined) {
      const onEmpty = () => polls.delete(key);
      sharedPoll = createSharedPoll({ key, everyMs, onlyChanges, pubsub, now, after, onEmpty });
      polls.set(key, sharedPoll);
    }
    return sharedPoll;
  }

  return {
    watch: (topic, lifetime) => new LiveSource((listener) => pollOf(topic).join(topic, listener), lifetime),
    get keys() {
      return polls.size;
    },
    get watchers() {
      return polls.values().reduce((sum, sharedPoll) => sum + sharedPoll.watchers, 0);
    },
    async close() {
      for (const sharedPoll of polls.values()) sharedPoll.close();
      await pubsub.close();
    },
  };
}
