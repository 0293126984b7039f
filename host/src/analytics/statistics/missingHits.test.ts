import { expect, it } from "vitest";
import { estimateOf, missingHits, productOf } from "./missingHits.ts";

const side = (hits: number, of: number) => ({ hits, of });

it("expects the rate of the others in each stratum", () => {
  // 100 · 0.1 + 50 · 0.4 = 30 expected, 5 + 15 = 20 found
  const missing = missingHits([
    { group: side(5, 100), others: side(20, 200) },
    { group: side(15, 50), others: side(40, 100) },
    // nobody to compare with
    { group: side(3, 10), others: side(0, 0) },
  ]);
  expect(missing?.value).toBeCloseTo(10, 12);
  expect(missing?.expectedRate).toBeCloseTo(30 / 150, 12);
  expect(missing).toMatchObject({ size: 150, rate: 20 / 150 });
  // 100²·(0.05·0.95/100 + 0.1·0.9/200) + 50²·(0.3·0.7/50 + 0.4·0.6/100) = 9.25 + 16.5
  expect(missing?.variance).toBeCloseTo(25.75, 10);
});

it("has no composition bias: the same rates in each stratum miss nothing", () => {
  const missing = missingHits([
    { group: side(1, 100), others: side(10, 1000) },
    { group: side(300, 1000), others: side(30, 100) },
  ]);
  expect(missing?.value).toBeCloseTo(0, 10);
});

it("is undefined without sessions to compare", () => {
  expect(missingHits([{ group: side(0, 0), others: side(5, 10) }])).toBeUndefined();
});

it("has a normal interval, and that of a product follows from the delta method", () => {
  const missing = { value: 10, variance: 4 };
  expect(estimateOf(missing).low).toBeCloseTo(10 - 1.959963985 * 2, 8);
  // 50²·4 + 10²·25 = 12 500
  const money = productOf(missing, { value: 50, variance: 25 });
  expect(money.value).toBe(500);
  expect(money.high).toBeCloseTo(500 + 1.959963985 * Math.sqrt(12_500), 6);
});
