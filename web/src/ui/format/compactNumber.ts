/** Stands where a value is unknown. */
export const noValue = "–";

/** Above 1000 as K, above a million as M, with one decimal; the exact number belongs in a title (see Num). */
export function compactNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue;
  const size = Math.abs(value);
  if (size > 1_000_000) return `${(value / 1_000_000).toFixed(1)}M`;
  if (size > 1000) return `${(value / 1000).toFixed(1)}K`;
  return String(Math.round(value * 100) / 100);
}

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Every digit, grouped: "1,234,567". */
export function exactNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue;
  return grouped.format(value);
}
