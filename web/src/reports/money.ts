import { locale } from "#web/texts/catalogue.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";

/** An amount in its currency; without a known one, the number alone. */
export function money(value: number, currency: string): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return exactNumber(value);
  const style = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale(), style).format(value);
}
