import { expect, test } from "vitest";
import { formatMinorUnits, formatMoney } from "./money.ts";

test.each([
  [1234.5, "EUR", "€1,234.50"],
  [0, "EUR", "€0.00"],
  [-6.33, "USD", "−$6.33"],
  [1234.5, "JPY", "¥1,235"],
  [1.2345, "BHD", "BHD 1.235"],
  [12.5, "eur", "€12.50"],
])("writes %d %s with the decimals of the currency: %s", (amount, currency, written) =>
  expect(formatMoney(amount, currency).replaceAll("\u00a0", " ")).toBe(written),
);

test("leaves the decimals of a figure out from 1,000 on", () => {
  expect(formatMoney(999.5, "EUR", "figure")).toBe("€999.50");
  expect(formatMoney(1000.4, "EUR", "figure")).toBe("€1,000");
  expect(formatMoney(-1000.4, "EUR", "figure")).toBe("−€1,000");
  expect(formatMoney(12.5, "JPY", "figure")).toBe("¥13");
});

test("leaves only zero decimals out of a short amount", () => {
  expect(formatMoney(59, "EUR", "short")).toBe("€59");
  expect(formatMoney(59.9, "EUR", "short")).toBe("€59.90");
});

test.each(["EURO", "€", "12", "x y", "US"])("writes the malformed currency %s behind the number", (currency) => {
  expect(formatMoney(1234.5, currency)).toBe(`1,234.5 ${currency}`);
  expect(formatMinorUnits(1234, currency)).toBe(`12.34 ${currency}`);
});

test("writes a number alone without a currency, and a dash without an amount", () => {
  expect(formatMoney(12.5, "")).toBe("12.5");
  expect(formatMoney(12.5, null)).toBe("12.5");
  expect([formatMoney(null, "EUR"), formatMoney(undefined, "EUR"), formatMoney(Number.NaN, "EUR")]).toEqual([
    "–",
    "–",
    "–",
  ]);
});

test.each([
  [4900, "USD", "$49"],
  [4267, "USD", "$42.67"],
  [4267, "JPY", "¥4,267"],
  [1234, "BHD", "BHD 1.234"],
  [-633, "EUR", "−€6.33"],
])("reads %d as the smallest unit of %s: %s", (amount, currency, written) =>
  expect(formatMinorUnits(amount, currency).replaceAll("\u00a0", " ")).toBe(written),
);
