import { expect, it } from "vitest";
import { cardFaults, emptyCard, expiryOf, expiryText, groupedNumber } from "./cardText.ts";

it("groups the number as on the card", () => {
  expect(groupedNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(groupedNumber("4242-42x")).toBe("4242 42");
});

it.each([
  ["1", "", "1"],
  ["9", "", "09 / "],
  ["12", "1", "12 / "],
  ["12 / 3", "12 / ", "12 / 3"],
  ["12 /", "12 / ", "12"],
  ["1230", "", "12 / 30"],
])("formats an expiry typed as %j after %j as %j", (typed, before, shown) =>
  expect(expiryText(typed, before)).toBe(shown),
);

it("reads an expiry with a two-digit or four-digit year", () => {
  expect(expiryOf("09 / 28")).toEqual({ expMonth: 9, expYear: 2028 });
  expect(expiryOf("9/2028")).toEqual({ expMonth: 9, expYear: 2028 });
  expect([expiryOf("13 / 28"), expiryOf("00/28"), expiryOf(""), expiryOf("1")]).toEqual(Array(4).fill(undefined));
});

it("reports missing values field by field", () => {
  expect(Object.keys(cardFaults(emptyCard))).toEqual(["number", "expMonth", "cvc", "holder"]);
  const good = { number: "4242 4242 4242 4242", expMonth: "12 / 30", cvc: "123", holder: "Ann" };
  expect(cardFaults(good)).toEqual({});
  expect(cardFaults({ ...good, number: "4242 4242 4242 4241" }).number).toMatch(/Check the digits/);
});
