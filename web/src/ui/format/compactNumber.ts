import { locale } from "#web/texts/catalogue.ts";

/** Shown for unknown values. */
export const noValue = "–";

/** With a minus sign, which is as wide as a plus sign, instead of a hyphen. */
export const withMinus = (number: string): string => number.replace("-", "−");

const oneDecimal = new Intl.NumberFormat(locale(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});
const small = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2, useGrouping: false });

/** Numbers above 1000 as K, above a million as M, with one decimal. The exact number belongs in a title (see Num). */
export function compactNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue;
  const size = Math.abs(value);
  if (size > 1_000_000) return `${withMinus(oneDecimal.format(value / 1_000_000))}M`;
  if (size > 1000) return `${withMinus(oneDecimal.format(value / 1000))}K`;
  return withMinus(small.format(value));
}

const grouped = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 });

/** Unrounded and grouped: "1,234,567". */
export function exactNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue;
  return withMinus(grouped.format(value));
}
