// Loads committed blocks from the log into the store, in order and in few large inserts: immediately after a quiet
// period, at most five times a second under load. While the store is unavailable, the log grows and the loader retries.
import { openBacklog, type Block, type Range } from "./backlog.ts";
import { writeCheckpoint, type Checkpoint } from "./checkpoint.ts";
import { insertBlock, type Destination } from "./insertBlock.ts";
import { dropSegmentsBefore, isBefore, type Position } from "./segments.ts";
import type { Written } from "./writer.ts";

export interface Loader {
  add(block: Required<Block>): void;
  /** Resolves when everything committed so far is in the store; rejects after `timeout` milliseconds. */
  flush(timeout?: number): Promise<void>;
  /** Loads everything that is waiting. If the store is unavailable, the rest stays in the log for the next start. */
  close(): Promise<void>;
  /** milliseconds since the oldest waiting row was committed */
  lag(): number;
  /** rows rejected because the store can't read them */
  readonly rejected: number;
}

/** Milliseconds: between inserts, the minimum between retries, and the longest pause while the store is unavailable. */
const PACE = 200;
const BREATH = 10;
const LONGEST_PAUSE = 5000;

interface Waiter {
  until: Position;
  resolve: () => void;
}

export function openLoader(to: Destination, from: Checkpoint, unloaded: readonly Written[]): Loader {
  const backlog = openBacklog(to.folder, unloaded);
  const waiters = new Set<Waiter>();
  let checkpoint: Checkpoint = from;
  let attempted: Range | undefined;
  let waitingSince = Date.now();
  let lastError = "slow";
  let rejected = 0;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let wake = () => {};

  /** Fixed until it is in the store: a larger range would have another token, which the store can't recognize. */
  async function nextRange(): Promise<Range | undefined> {
    const { loading } = checkpoint;
    const range = backlog.next(loading);
    const isRecorded = range?.to.segment === loading?.segment && range?.to.offset === loading?.offset;
    if (range && !isRecorded) await record({ ...checkpoint, loading: range.to });
    return range;
  }

  async function record(next: Checkpoint): Promise<void> {
    await writeCheckpoint(to.folder, next);
    checkpoint = next;
    dropSegmentsBefore(to.folder, next.done.segment);
  }

  async function loadNext(): Promise<void> {
    const range = (attempted ??= await nextRange());
    if (!range) return;
    const { segment, offset } = range.from;
    const token = `${checkpoint.log}:${segment}:${offset}-${range.to.offset}`;
    rejected += await insertBlock(to, backlog.linesOf(range), token);
    backlog.done(range);
    attempted = undefined;
    waitingSince = Date.now();
    for (const waiter of waiters) if (!isBefore(range.to, waiter.until)) waiter.resolve();
    checkpoint = { log: checkpoint.log, done: range.to };
    // at once: the store's own record of tokens is not synced, so after a power failure this one has to be enough
    await record(checkpoint).catch((error: unknown) =>
      to.log.warn({ error: String(error) }, "the ingest checkpoint was not written; the next start repeats an insert"),
    );
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    for (let failures = 0; backlog.end && !isClosed;) {
      const began = performance.now();
      try {
        await loadNext();
        failures = 0;
        if (!isClosed) await pause(Math.max(BREATH, PACE - (performance.now() - began)));
      } catch (error) {
        lastError = error instanceof Error ? error.message : String(error);
        to.log.warn({ error: lastError }, "the event store takes nothing; the ingest log waits");
        failures++;
        if (!isClosed) await pause(Math.min((PACE * 2 ** failures) / 2, LONGEST_PAUSE));
      }
    }
    running = undefined;
    if (backlog.end && !isClosed) start();
  }

  function start(): void {
    running ??= run();
  }

  if (backlog.end) start();

  return {
    add(block) {
      if (!backlog.end) waitingSince = Date.now();
      backlog.add(block);
      start();
    },
    async flush(timeout = 60_000) {
      const until = backlog.end;
      if (!until) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiter: Waiter = { until, resolve };
      waiters.add(waiter);
      const timer = setTimeout(
        () => reject(new Error(`The event store did not take the events: ${lastError}`)),
        timeout,
      );
      await promise.finally(() => {
        clearTimeout(timer);
        waiters.delete(waiter);
      });
    },
    async close() {
      isClosed = true;
      wake();
      await running;
    },
    lag: () => (backlog.end ? Date.now() - waitingSince : 0),
    get rejected() {
      return rejected;
    },
  };
}
