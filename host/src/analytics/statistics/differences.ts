// How far two groups lie apart, with the 95 % interval of the difference (the second minus the first) and the two-sided
// p. Rates: pooled z, unpooled interval. Means: Welch's t.
// Special functions: Cephes, compiled to WebAssembly; 12 digits and more, far tails included. A page whose policy forbids
// WebAssembly can't load it.
import { compiled, erfc, incbet, incbi } from "cephes";

await compiled;

/** Both tails of the normal distribution beyond ±1.96 hold 5 %. */
export const Z_95 = 1.959963984540054;

/** Beyond it, both tails are smaller than any number, which Cephes reports as an error. */
const LARGEST_Z = 37;

/** Both tails beyond |z| of the normal distribution. */
export const normalTails = (z: number): number => (Math.abs(z) > LARGEST_Z ? 0 : erfc(Math.abs(z) / Math.SQRT2));

/** Two-tailed probability beyond |t| of Student's distribution. */
const studentTails = (t: number, df: number): number => incbet(df / 2, 0.5, df / (df + t * t));

/** The quantile at which the two tails together have probability `alpha`. */
function studentQuantile(alpha: number, df: number): number {
  const x = incbi(df / 2, 0.5, alpha);
  return Math.sqrt((df * (1 - x)) / x);
}

export interface Difference {
  value: number;
  low: number;
  high: number;
  p: number;
}

export interface Rate {
  hits: number;
  of: number;
}

/** Null if a group is empty or there is no variance. */
export function differenceOfRates(first: Rate, second: Rate): Difference | null {
  if (first.of === 0 || second.of === 0) return null;
  const [p1, p2] = [first.hits / first.of, second.hits / second.of];
  const pooled = (first.hits + second.hits) / (first.of + second.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.of + 1 / second.of));
  if (error === 0) return null;
  const value = p2 - p1;
  const width = Z_95 * Math.sqrt((p1 * (1 - p1)) / first.of + (p2 * (1 - p2)) / second.of);
  return { value, low: value - width, high: value + width, p: normalTails(value / error) };
}

export interface Mean {
  mean: number;
  /** sample variance */
  variance: number;
  of: number;
}

export function meanOf(values: readonly number[]): Mean {
  const of = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / of;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (of - 1), of };
}

/** The 95 % interval of a mean that can't be negative, from the sums of the values and of their squares. */
export function intervalOfMean({ of, sum, squares }: { of: number; sum: number; squares: number }) {
  const mean = sum / of;
  const variance = Math.max(0, (squares - of * mean ** 2) / (of - 1));
  const width = Z_95 * Math.sqrt(variance / of);
  return { low: Math.max(0, mean - width), high: mean + width };
}

/** Null if a group has fewer than two values or there is no variance. */
export function differenceOfMeans(first: Mean, second: Mean): Difference | null {
  if (first.of < 2 || second.of < 2) return null;
  const [v1, v2] = [first.variance / first.of, second.variance / second.of];
  const error = Math.sqrt(v1 + v2);
  if (error === 0) return null;
  const df = (v1 + v2) ** 2 / (v1 ** 2 / (first.of - 1) + v2 ** 2 / (second.of - 1));
  const value = second.mean - first.mean;
  const width = error * studentQuantile(0.05, df);
  return { value, low: value - width, high: value + width, p: studentTails(value / error, df) };
}
