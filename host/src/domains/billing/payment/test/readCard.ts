// A typed card. Only the published test numbers of payment providers are accepted: the number of a real card must never
// get here. If it does, it is refused and not stored.
import type { CardInput } from "@sightline/schema/rest/billing/payment";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
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

const wrong = (field: string, refusal: Refusal) => new Problem(refusal, { field });

/** Luhn: double every second digit from the right. The sum must be divisible by ten. */
function hasRightDigits(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const refusals: Partial<Record<TestAnswer, () => Problem>> = {
  declined: () => wrong("number", billingRefusals.cardDeclinedAskBank()),
  insufficient: () => wrong("number", billingRefusals.insufficientFunds()),
  "wrong code": () => wrong("cvc", billingRefusals.wrongSecurityCode()),
  expired: () => wrong("exp_month", billingRefusals.cardExpired()),
};

export function readCard(typed: CardInput, now: number): StoredCard {
  const number = typed.number.replaceAll(/[\s-]/g, "");
  if (!hasRightDigits(number)) throw wrong("number", billingRefusals.cardNumber());
  const { exp_month, exp_year } = typed;
  if (exp_month < 1 || exp_month > 12) throw wrong("exp_month", billingRefusals.cardMonth());
  const isPast = Date.UTC(exp_year, exp_month, 1) <= now;
  if (isPast || exp_year > 2099) throw wrong("exp_month", billingRefusals.cardDatePast());
  if (!/^\d{3,4}$/.test(typed.cvc)) throw wrong("cvc", billingRefusals.securityCodeLength());
  const card = testCards[number];
  if (!card) throw wrong("number", billingRefusals.testCardsOnly());
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
