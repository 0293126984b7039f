// A card as somebody typed it. Only numbers that payment providers publish for tests are taken: a real card's number
// must never get here, and where it does it is refused and forgotten.
import type { CardInput } from "@sightline/schema/rest/billing/payment";
import { Problem } from "#host/http/problem.ts";
import { testCards, type TestAnswer } from "./data/testCards.ts";

export interface StoredCard {
  card_brand: string;
  card_last4: string;
  card_exp_month: number;
  card_exp_year: number;
  card_holder: string | null;
  test_answer: TestAnswer;
}

const wrong = (field: string, message: string) => new Problem("INVALID", message, { field });

/** Luhn: every second digit from the right doubled, all of them summed up, divides by ten. */
function hasRightDigits(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const refusals: Partial<Record<TestAnswer, () => Problem>> = {
  declined: () => wrong("number", "Your card was declined. Ask your bank, or use another card"),
  insufficient: () => wrong("number", "Your card was declined: there is not enough money. Use another card"),
  "wrong code": () => wrong("cvc", "The security code is not right; check the digits on the back of the card"),
  expired: () => wrong("exp_month", "Your card was declined: it has expired. Use another card"),
};

export function readCard(typed: CardInput, now: number): StoredCard {
  const number = typed.number.replaceAll(/[\s-]/g, "");
  if (!hasRightDigits(number)) throw wrong("number", "This is not a card number; check its digits");
  const { exp_month, exp_year } = typed;
  if (exp_month < 1 || exp_month > 12) throw wrong("exp_month", "The month must be from 1 to 12");
  const isPast = Date.UTC(exp_year, exp_month, 1) <= now;
  if (isPast || exp_year > 2099) throw wrong("exp_month", "This date has passed; check when the card expires");
  if (!/^\d{3,4}$/.test(typed.cvc)) throw wrong("cvc", "The security code has 3 or 4 digits");
  const card = testCards[number];
  if (!card)
    throw wrong("number", "Payments are tests here, and no real card is taken: use 4242 4242 4242 4242, for example");
  const refusal = refusals[card.answer];
  if (refusal) throw refusal();
  return {
    card_brand: card.brand,
    card_last4: number.slice(-4),
    card_exp_month: exp_month,
    card_exp_year: exp_year,
    card_holder: typed.holder || null,
    test_answer: card.answer,
  };
}
