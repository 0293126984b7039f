import { expect, it } from "vitest";
import { bootstrapInterval, poisson, seededRandom } from "./bootstrap.ts";

it.each([0.5, 3, 29, 31, 400])("draws Poisson numbers with the mean and variance %f", (mean) => {
  const random = seededRandom(1);
  const drawn = Array.from({ length: 20_000 }, () => poisson(mean, random));
  const average = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
  const variance = drawn.reduce((sum, one) => sum + (one - average) ** 2, 0) / drawn.length;
  expect(drawn.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
  expect(Math.abs(average - mean) / Math.sqrt(mean / drawn.length)).toBeLessThan(4);
  expect(variance / mean).toBeGreaterThan(0.94);
  expect(variance / mean).toBeLessThan(1.06);
});

it("contains the normal interval of a share within a tenth of its width", () => {
  const share = ([hits = 0, others = 0]: readonly number[]) => hits / (hits + others);
  const { low, high } = bootstrapInterval([300, 700], share);
  const half = 1.96 * Math.sqrt((0.3 * 0.7) / 1000);
  expect(Math.abs(low - (0.3 - half))).toBeLessThan(half / 5);
  expect(Math.abs(high - (0.3 + half))).toBeLessThan(half / 5);
});
