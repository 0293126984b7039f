// The usual range of a day: the mean of the same weekday in the previous 8 weeks, and 3 standard deviations around it.
import { addDays } from "#host/analytics/scope/zone.ts";

export const WEEKS = 8;
/** with fewer days, the deviation is not meaningful */
const LEAST_WEEKS = 4;
const DEVIATIONS = 3;

export interface UsualDay {
  mean: number;
  low: number;
  high: number;
  weeks: number;
}

/**
 * Days without visitors count as 0, except for days before `firstDay` and that day itself, which is rarely complete.
 */
export function usualDay(day: string, counts: ReadonlyMap<string, number>, firstDay: string): UsualDay | null {
  if (firstDay === "") return null;
  const earlier = Array.from({ length: WEEKS }, (_, week) => addDays(day, -7 * (week + 1))).filter(
    (one) => one > firstDay,
  );
  if (earlier.length < LEAST_WEEKS) return null;
  const values = earlier.map((one) => counts.get(one) ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const width = DEVIATIONS * Math.sqrt(variance);
  return { mean, low: Math.max(0, mean - width), high: mean + width, weeks: values.length };
}

export function anomalyOf(value: number, usual: UsualDay | null): "high" | "low" | null {
  if (usual === null) return null;
  if (value > usual.high) return "high";
  return value < usual.low ? "low" : null;
}
