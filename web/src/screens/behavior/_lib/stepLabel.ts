// Labels of distribution steps: inclusive lower bound, exclusive upper bound.
import { duration } from "#web/ui/format/duration.ts";

/** "0 – 10s", "10m +" */
export function timeLabel(from: number, next: number | undefined): string {
  return next === undefined ? `${duration(from)} +` : `${duration(from)} – ${duration(next)}`;
}

/** "0 – 10%", "90 – 100%" */
export const percentLabel = (from: number, next = 100): string => `${from} – ${next}%`;

/** "1", "3 – 4", "10 +" */
export function countLabel(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} +`;
  return next - from === 1 ? String(from) : `${from} – ${next - 1}`;
}
