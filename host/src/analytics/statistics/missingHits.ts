// How many hits a group lacks, compared with another one of the same composition: direct standardization. In each
// stratum the group is expected to have the rate of the others; strata without others are left out.
import { Z_95 } from "./differences.ts";

interface Side {
  hits: number;
  of: number;
}

export interface Stratum {
  group: Side;
  others: Side;
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

interface Missing {
  /** of the group in the strata that have both: all that is compared */
  size: number;
  rate: number;
  /** rate of the others in the composition of the group */
  expectedRate: number;
  value: number;
  variance: number;
}

const rateVariance = ({ hits, of }: Side) => ((hits / of) * (1 - hits / of)) / of;

/** Undefined if no stratum has both. */
export function missingHits(strata: readonly Stratum[]): Missing | undefined {
  const compared = strata.filter(({ group, others }) => group.of > 0 && others.of > 0);
  const size = compared.reduce((sum, { group }) => sum + group.of, 0);
  if (size === 0) return undefined;
  const expected = compared.reduce((sum, { group, others }) => sum + (group.of * others.hits) / others.of, 0);
  const hits = compared.reduce((sum, { group }) => sum + group.hits, 0);
  const variance = compared.reduce(
    (sum, { group, others }) => sum + group.of ** 2 * (rateVariance(group) + rateVariance(others)),
    0,
  );
  return { size, rate: hits / size, expectedRate: expected / size, value: expected - hits, variance };
}

const around = (value: number, variance: number): Estimate => {
  const width = Z_95 * Math.sqrt(variance);
  return { value, low: value - width, high: value + width };
};

export const estimateOf = ({ value, variance }: Pick<Missing, "value" | "variance">): Estimate =>
  around(value, variance);

/** Of a product of independent estimates, by the delta method: Var(XY) ≈ Y²·Var(X) + X²·Var(Y). */
export const productOf = (
  one: Pick<Missing, "value" | "variance">,
  other: Pick<Missing, "value" | "variance">,
): Estimate => around(one.value * other.value, other.value ** 2 * one.variance + one.value ** 2 * other.variance);
