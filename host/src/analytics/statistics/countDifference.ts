// Whether two counts of periods differ by more than counts usually vary. Counts of visits vary more than a Poisson
// distribution does: visitors come together, and some days are busier. The dispersion of the days accounts for that.
import { normalTails } from "./differences.ts";

/** Fewer are too few for the normal approximation: at least 10 are expected in each of two equal periods. */
export const LEAST_COUNTED = 20;
/** Pairs of days from which the dispersion can be estimated. */
const LEAST_PAIRS = 3;

/**
 * How much more than a Poisson distribution counts vary: Pearson's chi-square of the table of days by period, divided
 * by its degrees of freedom (McCullagh and Nelder 1989, section 4.5), and at least 1. The n-th day of one period is
 * compared with the n-th of the other, so that the days of the week cancel out. Of fewer than 3 pairs: 1.
 */
export function dispersionOf(pairs: readonly (readonly [number, number])[]): number {
  const days = pairs.filter(([first, second]) => first + second > 0);
  const sum = days.reduce((total, [first, second]) => total + first + second, 0);
  const share = days.reduce((total, [first]) => total + first, 0) / sum;
  if (days.length < LEAST_PAIRS || share === 0 || share === 1) return 1;
  const square = days.reduce((total, [first, second]) => {
    const all = first + second;
    return total + (first - all * share) ** 2 / (all * share * (1 - share));
  }, 0);
  return Math.max(1, square / (days.length - 1));
}

interface Counts {
  first: number;
  second: number;
  /** duration of the first period divided by that of both */
  firstTime?: number;
  dispersion?: number;
}

/**
 * Two-sided p of two counts with the same rate: given their sum n, the first is binomial with the share of its time
 * (Przyborowski and Wilenski 1940), as a normal score with the variance times the dispersion. Null below 20 in all.
 */
export function differenceOfCounts({ first, second, firstTime = 0.5, dispersion = 1 }: Counts): number | null {
  const all = first + second;
  if (all < LEAST_COUNTED) return null;
  const variance = dispersion * all * firstTime * (1 - firstTime);
  return normalTails((first - all * firstTime) / Math.sqrt(variance));
}
