// Whoever waits for an answer may leave. An AbortSignal says so too, but making and hearing one costs as much as the
// rest of a short call, and an operation makes a dozen.
export class Cancellation {
  hasLeft = false;
  private listeners = new Set<() => void>();

  /** Tells nothing to whoever comes after it. */
  onLeave(listener: () => void): void {
    this.listeners.add(listener);
  }

  offLeave(listener: () => void): void {
    this.listeners.delete(listener);
  }

  leave(): void {
    if (this.hasLeft) return;
    this.hasLeft = true;
    const notified = this.listeners;
    this.listeners = new Set();
    for (const listener of notified) listener();
  }
}

/** Leaves when the signal aborts. */
export function cancellationOf(signal: AbortSignal): Cancellation {
  const cancellation = new Cancellation();
  if (signal.aborted) cancellation.leave();
  else signal.addEventListener("abort", () => cancellation.leave(), { once: true });
  return cancellation;
}
