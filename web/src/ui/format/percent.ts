import { locale } from "#web/texts/catalogue.ts";
import { noValue, withMinus } from "./compactNumber.ts";

const digits = (value: number, most: number) =>
  withMinus(
    new Intl.NumberFormat(locale(), {
      maximumFractionDigits: most,
      useGrouping: false,
      signDisplay: "negative",
    }).format(value),
  );

/** `share` is a ratio: 0.1234 is "12.3%". Very small nonzero shares are "<0.1%". */
export function percent(share: number | null | undefined, decimals = 1): string {
  if (share === null || share === undefined || !Number.isFinite(share)) return noValue;
  const smallest = 10 ** -decimals;
  const value = share * 100;
  if (value > 0 && value < smallest / 2) return `<${digits(smallest, decimals)}%`;
  return `${digits(value, decimals)}%`;
}

/** A change with its sign: "+12.3%", "−4%", "0%". */
export function signedPercent(change: number | null | undefined, decimals = 1): string {
  const text = percent(change, decimals);
  return change !== null && change !== undefined && change > 0 && text !== "0%" ? `+${text}` : text;
}

/** The relative change from `before` to `now`; undefined without a previous value. */
export function relativeChange(now: number, before: number | null | undefined): number | undefined {
  return before === null || before === undefined || before === 0 ? undefined : (now - before) / before;
}
