// From the times at which an event reached each socket to its delivery times.

/** The last time at which something was sent before the event reached the first socket. */
export function sentBefore(sentAt: readonly number[], arrivals: Float64Array): number {
  const first = arrivals.reduce((least, at) => Math.min(least, at), Infinity);
  const found = sentAt.findLast((at) => at <= first);
  if (found === undefined) throw new Error("an event arrived before any was sent");
  return found;
}

/** In milliseconds. */
export function deliveryTimes(arrivals: Float64Array, sentAt: number): { p50: number; p99: number } {
  const sorted = arrivals.toSorted();
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN) - sentAt;
  return { p50: at(0.5), p99: at(0.99) };
}
