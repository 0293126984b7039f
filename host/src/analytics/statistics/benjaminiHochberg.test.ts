// Reference values computed with R 4.2.2, p.adjust(method = "BH").
import { expect, it } from "vitest";
import { benjaminiHochberg } from "./benjaminiHochberg.ts";

it.each([
  { values: [0.01, 0.04, 0.03, 0.005, 0.55, 0.6], adjusted: [0.03, 0.06, 0.06, 0.03, 0.6, 0.6] },
  { values: [0.2], adjusted: [0.2] },
  { values: [1, 0, 1], adjusted: [1, 0, 1] },
  { values: [], adjusted: [] },
])("adjusts $values for their number", ({ values, adjusted }) => {
  const found = benjaminiHochberg(values);
  expect(found).toHaveLength(adjusted.length);
  for (const [index, p] of adjusted.entries()) expect(found[index]).toBeCloseTo(p, 12);
});

it("never lowers a p-value, keeps their order and stays below 1", () => {
  const values = Array.from({ length: 300 }, (_, n) => ((n * 7919) % 300) / 300);
  const found = benjaminiHochberg(values);
  for (const [index, p] of values.entries()) {
    expect(found[index]).toBeGreaterThanOrEqual(p);
    expect(found[index]).toBeLessThanOrEqual(1);
  }
  const byValue = values.map((p, index) => ({ p, q: found[index] ?? 0 })).toSorted((a, b) => a.p - b.p);
  expect(byValue.map(({ q }) => q)).toEqual(found.toSorted((a, b) => a - b));
});
