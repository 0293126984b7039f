import { describe, expect, it } from "vitest";
import { differenceOfCounts, dispersionOf } from "./countDifference.ts";

describe("the difference of two counts", () => {
  it("is tested by the normal score of the binomial share", () => {
    // z = (100 - 115) / sqrt(230 / 4) = -1.978141, p 0.047912755
    expect(differenceOfCounts({ first: 100, second: 130 })).toBeCloseTo(0.047912755, 9);
    // z = (40 - 120 / 4) / sqrt(120 * 3 / 16) = 2.108185, p 0.035014981
    expect(differenceOfCounts({ first: 40, second: 80, firstTime: 0.25 })).toBeCloseTo(0.035014981, 9);
  });

  it("is less significant by the root of the dispersion", () => {
    // z = -1.978141 / 2
    expect(differenceOfCounts({ first: 100, second: 130, dispersion: 4 })).toBeCloseTo(0.322628547, 9);
  });

  it("is not tested below 20 in all", () => {
    expect(differenceOfCounts({ first: 0, second: 19 })).toBeNull();
    expect(differenceOfCounts({ first: 0, second: 20 })).toBeLessThan(0.001);
  });
});

describe("the dispersion of days", () => {
  it("is 1 if every day changed by the same factor, whatever the days of the week are", () => {
    expect(dispersionOf([...Array.from({ length: 5 }, () => [100, 120] as const), [10, 12], [20, 24]])).toBe(1);
  });

  it("is Pearson's chi-square by its degrees of freedom", () => {
    // the share of the first period is 1/2; each day adds (100 - 150)² / (300 / 4)
    const days = [100, 200] as const;
    const others = [200, 100] as const;
    expect(dispersionOf([days, others, days, others])).toBeCloseTo((4 * 2500) / 75 / 3, 12);
  });

  it("is 1 for fewer than three days, and for a period without visits", () => {
    expect(
      dispersionOf([
        [10, 90],
        [90, 10],
      ]),
    ).toBe(1);
    expect(
      dispersionOf([
        [0, 9],
        [0, 1],
        [0, 90],
      ]),
    ).toBe(1);
    expect(dispersionOf([])).toBe(1);
  });
});
