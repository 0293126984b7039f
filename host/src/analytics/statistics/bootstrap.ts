// Percentile bootstrap of a statistic of grouped observations. Each resample gives every group a Poisson number of
// observations with its own count as the mean (Hanley and MacGibbon, Computers in Biology and Medicine 36, 2006), which
// equals resampling each observation with a Poisson(1) weight. The same input always gives the same interval.

const SEED = 0x5157_1e57;
/** Above it, the normal distribution with the same mean and variance, rounded, is used. */
const LARGE_MEAN = 30;

/** Mulberry32: numbers from 0 to 1, the same for each seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** By inversion. */
export function poisson(mean: number, random: () => number): number {
  if (mean > LARGE_MEAN) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  let count = 0;
  let share = Math.exp(-mean);
  for (let left = random() - share; left > 0 && share > 0; left -= share) share *= mean / ++count;
  return count;
}

/**
 * The 95 % interval of `statistic` over resampled counts. `draws`: the maximum number of Poisson numbers, which limits
 * the time.
 */
export function bootstrapInterval(
  counts: readonly number[],
  statistic: (resampled: readonly number[]) => number,
  { resamples = 1000, draws = 2_000_000 } = {},
): { low: number; high: number } {
  const random = seededRandom(SEED);
  const rounds = Math.max(200, Math.min(resamples, Math.floor(draws / Math.max(1, counts.length))));
  const values = Array.from({ length: rounds }, () => statistic(counts.map((count) => poisson(count, random))));
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.round(share * (rounds - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}
