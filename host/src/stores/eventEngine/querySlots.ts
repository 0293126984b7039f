// How many queries the event store runs at once, and in which order: as many as there are slots, the cheap ones first,
// so that a realtime view never waits for the reports of a month. A query's place is its arrival plus the time that it
// is expected to take: a cheap one overtakes only what is expected to take longer than it has waited, so none starves.
// One slot in four, and at least one, is never given to an expensive query.
import { availableParallelism } from "node:os";
import { StoreUnavailable } from "../storeUnavailable.ts";

/** Waiting queries beyond this are refused at once: they would be abandoned before their turn. */
const MAX_WAITING = 200;
const RETRY_AFTER_SECONDS = 5;
/** milliseconds; a slot is kept free for queries below */
const CHEAP_MS = 60;

interface Waiting {
  /** milliseconds: arrival plus expected time */
  place: number;
  isCheap: boolean;
  start(): void;
}

export interface QueryTurn {
  /** milliseconds that the query is expected to take */
  expectedMs: number;
  /** a query whose caller went away leaves the queue */
  signal?: AbortSignal | undefined;
}

export interface QuerySlots {
  /** Calls `work` when it is its turn. The slot is free again when `work` has settled. */
  take<Result>(turn: QueryTurn, work: () => Promise<Result>): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
}

/** Two at least, so that one expensive query never delays all others. */
export const slotsOfCores = (): number => Math.max(2, availableParallelism());

export function createQuerySlots(
  slots: number,
  { maxWaiting = MAX_WAITING, now = () => performance.now() } = {},
): QuerySlots {
  const expensiveSlots = Math.max(1, Math.floor(slots * 0.75));
  const queue: Waiting[] = [];
  let running = 0;
  let expensive = 0;

  function mayStart({ isCheap }: Waiting): boolean {
    return running < slots && (isCheap || expensive < expensiveSlots);
  }

  function startNext(): void {
    for (let next = queue.findIndex(mayStart); next >= 0; next = queue.findIndex(mayStart)) {
      const [waiting] = queue.splice(next, 1);
      if (!waiting) return;
      running++;
      if (!waiting.isCheap) expensive++;
      waiting.start();
    }
  }

  function leave(isCheap: boolean): void {
    running--;
    if (!isCheap) expensive--;
    startNext();
  }

  /** Resolves when it is the query's turn. */
  function turn({ expectedMs, signal }: QueryTurn, isCheap: boolean): Promise<void> {
    signal?.throwIfAborted();
    if (queue.length >= maxWaiting)
      throw new StoreUnavailable("event store", "busy", { retryAfter: RETRY_AFTER_SECONDS });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abandon = () => {
      const at = queue.indexOf(waiting);
      if (at >= 0) queue.splice(at, 1);
      reject(signal?.reason);
    };
    const waiting: Waiting = {
      place: now() + expectedMs,
      isCheap,
      start() {
        signal?.removeEventListener("abort", abandon);
        resolve();
      },
    };
    signal?.addEventListener("abort", abandon, { once: true });
    const after = queue.findIndex(({ place }) => place > waiting.place);
    queue.splice(after < 0 ? queue.length : after, 0, waiting);
    startNext();
    return promise;
  }

  return {
    async take(asked, work) {
      const isCheap = asked.expectedMs < CHEAP_MS;
      await turn(asked, isCheap);
      try {
        return await work();
      } finally {
        leave(isCheap);
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
  };
}
