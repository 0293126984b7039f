// A replica in its own process, which tests can kill: it watches one key and reports each of its polls to its parent.
import { createLive } from "#gateway/live/createLive.ts";

const [redisUrl, key = "", everyMs, leaseMs] = process.argv.slice(2);
const live = createLive({ redisUrl, now: Date.now, leaseMs: Number(leaseMs) });
const ask = () => {
  process.send?.("poll");
  return Promise.resolve({ by: "child" });
};
const verify = () => Promise.resolve();
for await (const { value } of live.watch({ key, everyMs: Number(everyMs), ask, verify }, new AbortController())) {
  process.send?.(value);
}
