// All watchers of one key in this process: the first one starts the poll, late ones receive the latest reading
// immediately, and the last one to leave stops the poll. Each watcher's access is verified again after a minute, at most
// a thirtieth of them per second: ten thousand verifications at once would delay the readings.
import type { Reading, Topic } from "./live.ts";
import type { Listener } from "./liveSource.ts";
import { createPoller, type After, type Watcher } from "./poller.ts";
import type { PubSub } from "./pubsub.ts";
import { isRefusal } from "./readings.ts";

export interface SharedPoll {
  /** Returns how to leave. */
  join<T>(topic: Topic<T>, listener: Listener<Reading<T>>): () => void;
  /** ends it for all watchers */
  close(): void;
  readonly watchers: number;
}

export interface SharedPollOptions {
  key: string;
  everyMs: number;
  onlyChanges: boolean;
  pubsub: PubSub;
  now(): number;
  after: After;
  /** called when the last watcher has left */
  onEmpty(): void;
}

const contentOf = ({ value, error }: Reading<unknown>) => (error === undefined ? JSON.stringify(value) : error.message);

interface Member extends Watcher<unknown> {
  listener: Listener<Reading<unknown>>;
  verify(): Promise<unknown>;
  verifyEveryMs: number;
  verifiedAt: number;
}

/** Milliseconds: the least time between two verifications of a watcher, and between two rounds. */
const VERIFY_MS = 60_000;
const VERIFY_ROUND_MS = 1000;
/** of the watchers, in one round */
const VERIFY_SHARE = 1 / 30;

export function createSharedPoll(options: SharedPollOptions): SharedPoll {
  const { key, everyMs, onlyChanges, pubsub, now, after, onEmpty } = options;
  /** by the time of their verification, oldest first */
  const watchers = new Set<Member>();
  let newest: Reading<unknown> | undefined;
  /** of the newest reading; compared once for all watchers, since each of them has received it */
  let content: string | undefined;
  const publish = (reading: Reading<unknown>) => lease?.publish(reading);
  const poller = createPoller({ everyMs, watchers, now, after, publish, refuse: deliver });
  let lease: ReturnType<PubSub["join"]> | undefined;

  let stopVerifying: (() => void) | undefined;

  async function verify(watcher: Member): Promise<void> {
    try {
      await watcher.verify();
    } catch (error) {
      // an outage is reported by the poll
      if (error instanceof Error && isRefusal(error) && watchers.has(watcher)) deliver(watcher, { error });
    }
  }

  function verifyDue(): void {
    stopVerifying = after(VERIFY_ROUND_MS, verifyDue);
    const at = now();
    let left = Math.ceil(watchers.size * VERIFY_SHARE);
    for (const watcher of watchers) {
      if (left-- === 0 || at - watcher.verifiedAt < watcher.verifyEveryMs) return;
      watcher.verifiedAt = at;
      watchers.delete(watcher);
      watchers.add(watcher);
      void verify(watcher);
    }
  }

  function hear(reading: Reading<unknown>): void {
    if (onlyChanges) {
      const before = content;
      content = contentOf(reading);
      if (content === before) return;
    }
    newest = reading;
    for (const watcher of watchers) deliver(watcher, reading);
  }

  /** A refusal is the last reading, because waiting does not restore access. */
  function deliver(watcher: Member, reading: Reading<unknown>): void {
    watcher.listener.next(reading);
    if (isRefusal(reading.error)) end(watcher);
  }

  function end(watcher: Member): void {
    if (leave(watcher)) watcher.listener.end();
  }

  function leave(watcher: Member): boolean {
    if (!watchers.delete(watcher)) return false;
    if (watchers.size > 0) return true;
    poller.stop();
    stopVerifying?.();
    stopVerifying = undefined;
    lease?.leave();
    lease = undefined;
    onEmpty();
    return true;
  }

  return {
    join<T>({ ask, verify: verifyAccess, verifyEveryMs = VERIFY_MS }: Topic<T>, listener: Listener<Reading<T>>) {
      // topics with the same key have the same type, so one watcher's poll is valid for all of them
      const watcher: Member = { ask, verify: verifyAccess, verifyEveryMs, verifiedAt: now(), listener };
      watchers.add(watcher);
      if (newest !== undefined) deliver(watcher, newest);
      if (watchers.has(watcher)) stopVerifying ??= after(VERIFY_ROUND_MS, verifyDue);
      if (watchers.has(watcher)) lease ??= pubsub.join(key, everyMs, { lead: poller.start, follow: poller.stop, hear });
      return () => void leave(watcher);
    },
    close: () => watchers.forEach(end),
    get watchers() {
      return watchers.size;
    },
  };
}
