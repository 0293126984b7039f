// Ended sessions in Redis: a sorted set by expiry for replicas that start later, a channel for running ones.
import { Redis } from "ioredis";
import type { Logger } from "pino";
import type { RevocationStore } from "./revocations.ts";

const SET = "sightline:ended-sessions";
const CHANNEL = "sightline:session-ended";

export function redisStore(url: string, now: () => number, log: Logger): RevocationStore {
  const options = { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: 2000 };
  const commands = new Redis(url, options);
  const listener = new Redis(url, { ...options, maxRetriesPerRequest: null });
  for (const client of [commands, listener]) client.on("error", (error) => log.warn({ err: error }, "redis"));

  async function load(): Promise<[string, number][]> {
    await commands.zremrangebyscore(SET, "-inf", now());
    const flat = await commands.zrange(SET, 0, -1, "WITHSCORES");
    const entries: [string, number][] = [];
    for (let n = 0; n + 1 < flat.length; n += 2) entries.push([flat[n] ?? "", Number(flat[n + 1])]);
    return entries;
  }
  return {
    load: () =>
      load().catch((error: unknown) => {
        log.warn({ err: error }, "the ended sessions can't be read from Redis yet");
        return [];
      }),
    async add(sessionId, expiresAt) {
      try {
        await commands.zadd(SET, expiresAt, sessionId);
        await commands.publish(CHANNEL, `${sessionId} ${expiresAt}`);
      } catch (error) {
        log.error({ err: error }, "an ended session can't be told to the other replicas");
      }
    },
    async claim(id, expiresAt) {
      // all replicas share the set, so only the first one adds the id
      return (await commands.zadd(SET, "NX", expiresAt, id)) === 1;
    },
    follow(notify) {
      listener.on("message", (_, message: string) => {
        const [sessionId = "", expiresAt] = message.split(" ");
        notify(sessionId, Number(expiresAt));
      });
      // on each (re)connection: subscribe, then load what was missed
      listener.on("ready", () => {
        void listener
          .subscribe(CHANNEL)
          .then(load)
          .then((entries) => entries.forEach(([sessionId, expiresAt]) => notify(sessionId, expiresAt)))
          .catch((error: unknown) => log.warn({ err: error }, "redis"));
      });
      listener.connect().catch((error: unknown) => log.warn({ err: error }, "redis"));
    },
    close() {
      commands.disconnect();
      listener.disconnect();
      return Promise.resolve();
    },
  };
}
