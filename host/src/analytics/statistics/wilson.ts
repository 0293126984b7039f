import { Z_95 } from "./differences.ts";

/** Wilson's score interval of a share: accurate for small numbers and near 0 and 1, unlike the normal approximation. */
export function wilson(part: number, whole: number): { low: number; high: number } | undefined {
  if (whole <= 0) return undefined;
  const share = part / whole;
  const square = (Z_95 * Z_95) / whole;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Z_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
