// Client-side validation of card input, so that errors show before the form is submitted.
import { t } from "#web/texts/t.ts";

export interface TypedCard {
  number: string;
  /** `MM / YY` */
  expMonth: string;
  cvc: string;
  holder: string;
}

export const emptyCard: TypedCard = { number: "", expMonth: "", cvc: "", holder: "" };

const digits = (text: string): string => text.replaceAll(/\D/g, "");

/** Groups of four, as on the card. */
export const groupedNumber = (typed: string): string =>
  digits(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** "1230" becomes "12 / 30"; deleted characters are not inserted again. */
export function expiryText(typed: string, before: string): string {
  const numbers = digits(/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (typed.length < before.length) return typed.endsWith(" /") ? numbers.slice(0, 2) : typed;
  return numbers.length < 2 ? numbers : `${numbers.slice(0, 2)} / ${numbers.slice(2)}`;
}

export function expiryOf(text: string): { expMonth: number; expYear: number } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined;
  return { expMonth: Number(month), expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Luhn: after doubling every second digit from the right, the sum of all digits is divisible by ten. */
function isNumber(text: string): boolean {
  const number = digits(text);
  const sum = [...number].toReversed().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length >= 12 && sum % 10 === 0;
}

export function cardFaults({ number, expMonth, cvc, holder }: TypedCard): Partial<Record<keyof TypedCard, string>> {
  return {
    ...(!isNumber(number) && {
      number:
        digits(number) === ""
          ? t("Please enter the card number")
          : t("This card number isn't valid. Check the digits."),
    }),
    ...(!expiryOf(expMonth) && { expMonth: t("Enter month and year, such as 09 / 28") }),
    ...(!/^\d{3,4}$/.test(cvc.trim()) && { cvc: t("Enter the 3- or 4-digit security code") }),
    ...(holder.trim() === "" && { holder: t("Please enter the name on the card") }),
  };
}

export const cardInput = ({ number, expMonth, cvc, holder }: TypedCard) => ({
  number,
  cvc: cvc.trim(),
  holder: holder.trim(),
  ...(expiryOf(expMonth) ?? { expMonth: 0, expYear: 0 }),
});
