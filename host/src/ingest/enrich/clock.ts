// Corrects the sender's clock, which is wrong more often than not. `sent_at` is the sender's time when the batch was
// sent, so its difference from the host's clock on arrival corrects every time in the batch. A difference that transit
// alone explains (up to five seconds late) is ignored, so that a correct clock's times stay exact. No corrected time is
// in the future.

/** milliseconds */
const TRANSIT = 5000;
export const MAX_AGE = 7 * 24 * 3_600_000;

/** Milliseconds to add to the sender's times. */
export function skewOf(sentAt: number, receivedAt: number): number {
  const late = receivedAt - sentAt;
  return late >= 0 && late <= TRANSIT ? 0 : late;
}

export function correctTime(ts: number, skew: number, receivedAt: number): number {
  return Math.min(Math.round(ts + skew), receivedAt);
}
