import { locale } from "#web/texts/catalogue.ts";
import { noValue, withMinus } from "./compactNumber.ts";

/** With the same decimals for all values of a column, except for none and all. */
function digits(value: number, decimals: number): string {
  const isWhole = [0, 100].includes(Math.abs(Number(value.toFixed(decimals))));
  return withMinus(
    new Intl.NumberFormat(locale(), {
      minimumFractionDigits: isWhole ? 0 : decimals,
      maximumFractionDigits: decimals,
      useGrouping: false,
      signDisplay: "negative",
    }).format(value),
  );
}

/** `share` is a ratio: 0.1234 is "12.3%". Very small nonzero shares are "<0.1%". */
export function percent(share: number | null | undefined, decimals = 1): string {
  if (share === null || share === undefined || !Number.isFinite(share)) return noValue;
  const smallest = 10 ** -decimals;
  const value = share * 100;
  if (value > 0 && value < smallest / 2) return `<${digits(smallest, decimals)}%`;
  return `${digits(value, decimals)}%`;
}

/** A change with its sign: "+12.3%", "−4.0%", "0%". */
export function signedPercent(change: number | null | undefined, decimals = 1): string {
  const text = percent(change, decimals);
  return change !== null && change !== undefined && change > 0 && text !== "0%" ? `+${text}` : text;
}

/** The relative change from `before` to `now`; undefined without a previous value. */
export function relativeChange(now: number, before: number | null | undefined): number | undefined {
  return before === null || before === undefined || before === 0 ? undefined : (now - before) / before;
}
