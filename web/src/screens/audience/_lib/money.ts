import { locale } from "#web/texts/catalogue.ts";
import { exactNumber, noValue } from "#web/ui/format/compactNumber.ts";

/**
 * "€59.90"; a number alone where no currency was named, a dash where nothing was paid. `short` leaves zero cents out,
 * where no other amounts stand below it.
 */
export function money(amount: number, currency: string | null | undefined, { short = false } = {}): string {
  if (amount === 0) return noValue;
  if (!currency) return exactNumber(amount);
  try {
    return new Intl.NumberFormat(locale(), {
      style: "currency",
      currency,
      trailingZeroDisplay: short ? "stripIfInteger" : "auto",
    }).format(amount);
  } catch {
    return `${exactNumber(amount)} ${currency}`;
  }
}
