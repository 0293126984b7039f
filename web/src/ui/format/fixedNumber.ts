import { locale } from "#web/texts/catalogue.ts";
import { noValue, withMinus } from "./compactNumber.ts";

const formats = new Map<number, Intl.NumberFormat>();

/** With a fixed number of decimals, in the language's format: "2.7", "2,7". */
export function fixedNumber(value: number | null | undefined, digits: number): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue;
  const known = formats.get(digits);
  const format =
    known ??
    new Intl.NumberFormat(locale(), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  if (!known) formats.set(digits, format);
  return withMinus(format.format(value));
}
