// A live value. Subscribers that listen are called synchronously for each value: no promise, no queue, so that a value
// costs the same for ten thousand of them as a loop over an array. The same source can be iterated, through a bounded
// buffer, by consumers that take their time.

export interface Listener<T> {
  next(value: T): void;
  /** no further values; not called after the listener itself has stopped */
  end(): void;
}

/** Returns how to stop. The first value may be delivered before it returns. */
export type Listen<T> = (listener: Listener<T>) => () => void;

/** Ends iterations. Read only when one starts, so that its owner may create the signal on demand. */
export interface Lifetime {
  readonly signal: AbortSignal;
}

/** Maximum number of values buffered for a slow consumer, which misses older ones. */
const WAITING_AT_MOST = 4;

export class LiveSource<T> implements AsyncIterable<T> {
  readonly listen: Listen<T>;
  private readonly lifetime: Lifetime;

  constructor(listen: Listen<T>, lifetime: Lifetime) {
    this.listen = listen;
    this.lifetime = lifetime;
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<T> & { return(): Promise<IteratorResult<T>> } {
    return iterate(this.listen, this.lifetime.signal);
  }
}

function iterate<T>(listen: Listen<T>, signal: AbortSignal) {
  const done = { value: undefined, done: true } as const;
  const waiting: T[] = [];
  let taker: ((step: IteratorResult<T>) => void) | undefined;
  let stop: (() => void) | undefined;
  let ended = signal.aborted;

  function end(): void {
    ended = true;
    signal.removeEventListener("abort", cancel);
    taker?.(done);
    taker = undefined;
  }

  function cancel(): void {
    waiting.length = 0;
    end();
    stop?.();
  }

  if (!ended) {
    signal.addEventListener("abort", cancel, { once: true });
    stop = listen({
      next(value) {
        if (taker === undefined) {
          waiting.push(value);
          if (waiting.length > WAITING_AT_MOST) waiting.shift();
          return;
        }
        const take = taker;
        taker = undefined;
        take({ value, done: false });
      },
      end,
    });
  }

  return {
    next(): Promise<IteratorResult<T>> {
      const [value] = waiting.splice(0, 1);
      if (value !== undefined) return Promise.resolve({ value, done: false });
      if (ended) return Promise.resolve(done);
      return new Promise((resolve) => {
        taker = resolve;
      });
    },
    return(): Promise<IteratorResult<T>> {
      cancel();
      return Promise.resolve(done);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
