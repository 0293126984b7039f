// Reference values computed with R 4.2.2.
import { describe, expect, it } from "vitest";
import { differenceOfMeans, differenceOfRates, meanOf } from "./differences.ts";

describe("difference between two groups", () => {
  it.each([
    [100, 1000, 120, 1000, 0.1529177819, -0.00741148, 0.04741148],
    [49, 100, 51, 100, 0.7772974108, -0.11856266, 0.15856266],
    [500, 10_000, 560, 10_000, 0.058257806, -0.00020922, 0.01220922],
    [14, 28, 16, 30, 0.7996044106, -0.22389929, 0.29056595],
  ])("compares %i of %i with %i of %i", (x1, n1, x2, n2, p, low, high) => {
    const found = differenceOfRates({ hits: x1, of: n1 }, { hits: x2, of: n2 });
    expect(found?.p).toBeCloseTo(p, 9);
    expect(found?.low).toBeCloseTo(low, 8);
    expect(found?.high).toBeCloseTo(high, 8);
  });

  it("compares means with Welch's t-test", () => {
    const found = differenceOfMeans({ mean: 10, variance: 9, of: 100 }, { mean: 11, variance: 16, of: 120 });
    expect(found?.p).toBeCloseTo(0.0354881273, 9);
    // by SciPy: t quantile at 215.723815 degrees of freedom, times the error
    expect(found?.low).toBeCloseTo(1 - 1.97102169 / 2.11603685, 8);
    const small = differenceOfMeans({ mean: 10, variance: 2.25, of: 3 }, { mean: 12, variance: 4, of: 4 });
    expect(small?.p).toBeCloseTo(0.191167322987, 11);
    expect(small?.low).toBeCloseTo(-1.404042027025, 11);
    expect(meanOf([2, 3, 2, 3])).toMatchObject({ mean: 2.5, of: 4, variance: expect.closeTo(1 / 3, 12) });
  });

  it("returns null when there is not enough data", () => {
    expect(differenceOfRates({ hits: 0, of: 0 }, { hits: 1, of: 2 })).toBeNull();
    expect(differenceOfRates({ hits: 0, of: 5 }, { hits: 0, of: 2 })).toBeNull();
    expect(differenceOfMeans(meanOf([1]), meanOf([1, 2]))).toBeNull();
    expect(differenceOfMeans(meanOf([4, 4]), meanOf([4, 4]))).toBeNull();
  });

  it("is accurate far out in the tails", () => {
    const far = differenceOfRates({ hits: 100, of: 1000 }, { hits: 200, of: 1000 });
    expect((far?.p ?? 0) / 3.794791883145e-10).toBeCloseTo(1, 9);
  });

  it("has a p of 0 where it is smaller than any number", () => {
    expect(differenceOfRates({ hits: 0, of: 1000 }, { hits: 1000, of: 1000 })?.p).toBe(0);
    expect(differenceOfMeans({ mean: 0, variance: 1, of: 1000 }, { mean: 1e9, variance: 1, of: 1000 })?.p).toBe(0);
  });
});
