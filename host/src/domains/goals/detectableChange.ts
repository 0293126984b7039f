// The minimum detectable change of a rate in a test with two equal groups: at 95 % confidence, two-sided, with a power
// of 80 %. Inverts the sample size formula for two proportions (as R's power.prop.test):
//   n = (z_a √(2 p̄ q̄) + z_b √(p1 q1 + p2 q2))² / (p2 − p1)², p̄ = (p1 + p2) / 2.

/** the normal quantiles of 0.975 and 0.8 */
const Z_ALPHA = 1.959963984540054;
const Z_BETA = 0.8416212335729143;

function visitorsNeeded(p1: number, p2: number): number {
  const mean = (p1 + p2) / 2;
  const root = Z_ALPHA * Math.sqrt(2 * mean * (1 - mean)) + Z_BETA * Math.sqrt(p1 * (1 - p1) + p2 * (1 - p2));
  return (root / (p2 - p1)) ** 2;
}

/**
 * `perArm` visitors in each group, with the conversion rate `rate`. Relative: 0.1 is from 5 % to 5.5 %. Null without
 * conversions, or if even doubling the rate would not be detectable.
 */
export function detectableChange(perArm: number, rate: number): number | null {
  if (rate <= 0 || rate >= 1) return null;
  const most = Math.min(1, 2 * rate);
  if (visitorsNeeded(rate, most) > perArm) return null;
  let [low, high] = [rate, most];
  // each bisection gives one binary digit: more than a double has
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2;
    if (visitorsNeeded(rate, middle) > perArm) low = middle;
    else high = middle;
  }
  return high / rate - 1;
}
