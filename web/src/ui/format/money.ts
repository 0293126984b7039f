// Amounts with their currency. The number of decimals is the currency's own (JPY 0, EUR 2, BHD 3), and a currency that
// nobody knows is written behind the number: what a site sends as a currency may be anything.
import { locale } from "#web/texts/catalogue.ts";
import { exactNumber, noValue, withMinus } from "./compactNumber.ts";

/**
 * exact: every decimal, "€1,234.50". figure: none from 1,000 on, "€1,235", where a sum is looked at beside others.
 * whole: none, "€936" above "€17,680". short: none where they are zero, "€59", where no other amounts are in line with it.
 */
export type MoneyStyle = "exact" | "figure" | "whole" | "short";

const WHOLE_FROM = 1000;
const formats = new Map<string, Intl.NumberFormat | null>();

/** null: not a currency */
function formatOf(currency: string, style: MoneyStyle): Intl.NumberFormat | null {
  const key = `${currency} ${style}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const digits = {
    exact: {},
    figure: { minimumFractionDigits: 0, maximumFractionDigits: 0 },
    whole: { minimumFractionDigits: 0, maximumFractionDigits: 0 },
    short: { trailingZeroDisplay: "stripIfInteger" },
  } as const;
  let format: Intl.NumberFormat | null = null;
  try {
    format = new Intl.NumberFormat(locale(), {
      ...{ style: "currency", currency, currencyDisplay: "narrowSymbol" },
      ...digits[style],
    });
  } catch {
    // not three letters
  }
  formats.set(key, format);
  return format;
}

/** The same decimals for all amounts of a column, by its total. */
export const columnStyle = (total: number | null | undefined): MoneyStyle =>
  Math.abs(total ?? 0) < WHOLE_FROM ? "exact" : "whole";

/** A number alone where no currency was named. */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  style: MoneyStyle = "exact",
): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return noValue;
  if (!currency) return exactNumber(amount);
  const isSmall = style === "figure" && Math.abs(amount) < WHOLE_FROM;
  const format = formatOf(currency, isSmall ? "exact" : style);
  return format ? withMinus(format.format(amount)) : `${exactNumber(amount)} ${currency}`;
}

/** Of the currency's amounts; 2 if it is unknown. */
export const currencyDecimals = (currency: string): number =>
  formatOf(currency, "exact")?.resolvedOptions().maximumFractionDigits ?? 2;

/** Of an amount in the currency's smallest unit, as invoices have it: 4267 is "$42.67", of yen "¥4,267". */
export function formatMinorUnits(amount: number, currency: string, style: MoneyStyle = "short"): string {
  return formatMoney(amount / 10 ** currencyDecimals(currency), currency, style);
}
