// The distributions that intervals need. Lanczos' series and Lentz' continued fraction: 12 digits and more over the
// arguments that samples have.
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const z = x - 1;
  const sum = LANCZOS.reduce((total, coefficient, at) => total + coefficient / (z + at + 1), 0.99999999999980993);
  const base = z + LANCZOS.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(sum);
}

const TINY = 1e-300;
const kept = (value: number) => (Math.abs(value) < TINY ? TINY : value);

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / kept(1 + even * d);
    c = kept(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / kept(1 + odd * d);
    c = kept(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return result;
}

/** Regularised incomplete beta function. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** Both tails beyond |t| of Student's distribution. */
export const studentTails = (t: number, df: number): number => incompleteBeta(df / (df + t * t), df / 2, 0.5);

/** Where both tails together hold `alpha`. */
export function studentQuantile(alpha: number, df: number): number {
  let [low, high] = [0, 1];
  while (studentTails(high, df) > alpha && high < 1e9) high *= 2;
  for (let step = 0; step < 200 && high - low > 1e-13 * high; step++) {
    const middle = (low + high) / 2;
    if (studentTails(middle, df) > alpha) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Both tails beyond |z| of the normal distribution: the error function by its series, or its continued fraction. */
export function normalTails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  if (x > 3) {
    let fraction = x;
    for (let n = 80; n >= 1; n--) fraction = x + n / 2 / fraction;
    return Math.exp(-x * x) / (fraction * Math.sqrt(Math.PI));
  }
  let term = x;
  let sum = x;
  for (let n = 1; n < 120; n++) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return 1 - (2 / Math.sqrt(Math.PI)) * sum;
}

/** Where both tails of the normal distribution together hold 5 %. */
export const Z_95 = 1.959963984540054;
