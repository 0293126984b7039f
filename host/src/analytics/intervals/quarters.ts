// Quarters of an hour: sessions are aggregated by them, and a question that ends with the current one instead of at this
// millisecond reads these sums, and is the same question as a minute ago.
export const QUARTER_MS = 15 * 60_000;

/** The last start of a quarter that is not after the instant. */
export const quarterStart = (instant: number): number => Math.floor(instant / QUARTER_MS) * QUARTER_MS;

/** The end of the quarter that contains the instant. */
export const quarterEnd = (instant: number): number => quarterStart(instant) + QUARTER_MS;
