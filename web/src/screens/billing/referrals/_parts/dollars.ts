import { locale } from "#web/texts/catalogue.ts";
import { noValue } from "#web/ui/format/compactNumber.ts";

const whole = new Intl.NumberFormat(locale(), {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

/** Whole US dollars: "$1,200". */
export const dollars = (value: number | null | undefined): string =>
  value === null || value === undefined ? noValue : whole.format(value);
