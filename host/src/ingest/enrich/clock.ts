// The sender's clock is wrong more often than not. `sent_at` says what it showed when the batch left, so the difference
// to our own clock at the arrival corrects every time in the batch; a difference that the way alone explains (up to
// five seconds late) is left alone, so that an honest clock's times stay exact. Nothing is ever in the future.

/** milliseconds */
const TRANSIT = 5000;
export const MAX_AGE = 7 * 24 * 3_600_000;

/** What to add to the sender's times. */
export function skewOf(sentAt: number, receivedAt: number): number {
  const late = receivedAt - sentAt;
  return late >= 0 && late <= TRANSIT ? 0 : late;
}

export function correctTime(ts: number, skew: number, receivedAt: number): number {
  return Math.min(Math.round(ts + skew), receivedAt);
}
