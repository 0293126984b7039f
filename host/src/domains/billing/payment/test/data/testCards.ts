// The card numbers that the test provider accepts, and their outcomes. They are the same as the published test numbers
// of payment providers.
export type TestAnswer = "ok" | "declined" | "insufficient" | "wrong code" | "expired" | "later";

export const testCards: Readonly<Record<string, { brand: string; answer: TestAnswer }>> = {
  "4242424242424242": { brand: "Visa", answer: "ok" },
  "5555555555554444": { brand: "Mastercard", answer: "ok" },
  "378282246310005": { brand: "American Express", answer: "ok" },
  "4000000000000002": { brand: "Visa", answer: "declined" },
  "4000000000009995": { brand: "Visa", answer: "insufficient" },
  "4000000000000127": { brand: "Visa", answer: "wrong code" },
  "4000000000000069": { brand: "Visa", answer: "expired" },
  /** is accepted, but every charge fails */
  "4000000000000341": { brand: "Visa", answer: "later" },
};
