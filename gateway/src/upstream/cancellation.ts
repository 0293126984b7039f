// Cancellation of a caller's wait. An AbortSignal would also work, but creating one and listening to it costs as much
// as the rest of a short call, and an operation makes a dozen calls.
export class Cancellation {
  hasLeft = false;
  private listeners = new Set<() => void>();

  /** Listeners that are added after the cancellation are not called. */
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

/** Cancels when the signal aborts. */
export function cancellationOf(signal: AbortSignal): Cancellation {
  const cancellation = new Cancellation();
  if (signal.aborted) cancellation.leave();
  else signal.addEventListener("abort", () => cancellation.leave(), { once: true });
  return cancellation;
}
