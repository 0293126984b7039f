import { locale } from "#web/texts/catalogue.ts";

const known = new Map<string, Intl.NumberFormat>();

/** From the currency's smallest unit: "$49", "$42.67". */
export function money(amount: number, currency: string): string {
  const isWhole = amount % 100 === 0;
  const key = `${currency} ${isWhole}`;
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol", ...digits } as const;
  const format = known.get(key) ?? new Intl.NumberFormat(locale(), style);
  known.set(key, format);
  return format.format(amount / 100);
}
