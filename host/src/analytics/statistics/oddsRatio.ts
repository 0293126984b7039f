import { normalTails, Z_95 } from "./differences.ts";

/** Of two groups: those with an outcome and those without it. All four counts are above 0. */
interface Fourfold {
  hits: number;
  misses: number;
  otherHits: number;
  otherMisses: number;
}

/**
 * The odds of the outcome in a group, relative to those in the other one, with the 95 % interval of Woolf (1955): the
 * logarithm is about normal, with the variance 1/a + 1/b + 1/c + 1/d. `p` is two-sided.
 */
export function oddsRatio({ hits, misses, otherHits, otherMisses }: Fourfold) {
  const logarithm = Math.log((hits * otherMisses) / (misses * otherHits));
  const error = Math.sqrt(1 / hits + 1 / misses + 1 / otherHits + 1 / otherMisses);
  return {
    ratio: Math.exp(logarithm),
    low: Math.exp(logarithm - Z_95 * error),
    high: Math.exp(logarithm + Z_95 * error),
    p: normalTails(logarithm / error),
  };
}
