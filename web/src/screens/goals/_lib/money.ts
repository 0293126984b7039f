import { locale } from "#web/texts/catalogue.ts";
import { exactNumber, noValue } from "#web/ui/format/compactNumber.ts";

/** An amount in the project's currency, or as a plain number where it names none. */
export function money(amount: number | null | undefined, currency: string | null | undefined): string {
  if (amount === null || amount === undefined) return noValue;
  if (!currency) return exactNumber(amount);
  const digits = Math.abs(amount) >= 1000 ? 0 : 2;
  return new Intl.NumberFormat(locale(), {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
