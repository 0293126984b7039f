// Limits how long batches wait for their validation: a batch that would wait almost a second for those before it is
// refused before its body is read or parsed. Validation takes at most 20 ms of each turn of the event loop, so that
// requests are noticed, and refused, while many batches wait: otherwise they would wait unseen in their sockets.
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";

export interface IntakeQueue {
  /** Throws if a batch that arrived now would wait too long. */
  assertOpen(): void;
  /** Runs `validate` when it is the batch's turn. Throws without running it if the batch has to wait too long. */
  run<Result>(bytes: number, validate: () => Promise<Result>): Promise<Result>;
}

/** Milliseconds: the expected wait above which batches are refused, and the longest actual wait. */
const MAX_EXPECTED = 800;
const MAX_WAITED = 1200;
const SLICE = 20;
/** Milliseconds per byte at least: 16 MB/s, about what one core validates. */
const LEAST_COST = 1 / 16_000;
/** The cost of a request in bytes. */
const REQUEST = 1000;

interface Waiting {
  arrived: number;
  size: number;
  start(): void;
}

/** `now`: milliseconds of a monotonic clock. */
export function createIntakeQueue(now: () => number = () => performance.now()): IntakeQueue {
  const queue: Waiting[] = [];
  let waitingBytes = 0;
  let cost = LEAST_COST;
  let spent = 0;
  let isScheduled = false;

  const overloaded = () => new Problem(ingestRefusals.tooManyWaiting(), { retryAfter: 2 });

  function assertOpen(): void {
    const [oldest] = queue;
    const isLate = oldest !== undefined && now() - oldest.arrived > MAX_EXPECTED;
    if (isLate || waitingBytes * cost > MAX_EXPECTED) throw overloaded();
  }

  function startNext(): void {
    const take = () => (spent < SLICE ? queue.shift() : undefined);
    for (let next = take(); next; next = take()) {
      const began = now();
      const ahead = waitingBytes;
      waitingBytes -= next.size;
      next.start();
      spent += now() - began;
      // the bytes of the queue will wait as long as its first batch has; a single pause of the process changes little
      const observed = Math.max(0, began - next.arrived - SLICE) / ahead;
      cost = Math.max(LEAST_COST, cost + (Math.min(observed, 2 * cost) - cost) / 20);
    }
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      spent = 0;
      if (queue.length > 0) startNext();
    });
  }

  return {
    assertOpen,
    run<Result>(bytes: number, validate: () => Promise<Result>) {
      assertOpen();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const arrived = now();
      const size = bytes + REQUEST;
      const start = () => (now() - arrived > MAX_WAITED ? reject(overloaded()) : resolve(validate()));
      waitingBytes += size;
      queue.push({ arrived, size, start });
      startNext();
      return promise;
    },
  };
}
