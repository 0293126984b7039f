import { expect, it } from "vitest";
import { oddsRatio } from "./oddsRatio.ts";

it("has the interval of Woolf, as in the study of smoking by Doll and Hill", () => {
  // 1950: of 649 men with lung cancer 647 smoked, of 649 without it 622
  const { ratio, low, high, p } = oddsRatio({ hits: 647, misses: 622, otherHits: 2, otherMisses: 27 });
  expect(ratio).toBeCloseTo(14.04, 2);
  expect(low).toBeCloseTo(3.33, 2);
  expect(high).toBeCloseTo(59.3, 1);
  expect(p).toBeLessThan(0.001);
});

it("is 1 if the outcome is as frequent in both groups", () => {
  const { ratio, low, high, p } = oddsRatio({ hits: 20, misses: 80, otherHits: 10, otherMisses: 40 });
  expect(ratio).toBeCloseTo(1, 12);
  expect(low * high).toBeCloseTo(1, 12);
  expect(p).toBeCloseTo(1, 12);
});
