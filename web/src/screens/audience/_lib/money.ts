import { locale } from "#web/texts/catalogue.ts";
import { exactNumber, noValue } from "#web/ui/format/compactNumber.ts";

/** "€59.90"; a number alone where no currency was named, a dash where nothing was paid. */
export function money(amount: number, currency: string | null | undefined): string {
  if (amount === 0) return noValue;
  if (!currency) return exactNumber(amount);
  try {
    return new Intl.NumberFormat(locale(), { style: "currency", currency }).format(amount);
  } catch {
    return `${exactNumber(amount)} ${currency}`;
  }
}
