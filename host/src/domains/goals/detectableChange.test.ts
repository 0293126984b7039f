import { expect, it } from "vitest";
import { detectableChange } from "./detectableChange.ts";

it("equals the result of R's power.prop.test", () => {
  // R solves for the root with a tolerance of 1e-4
  expect((detectableChange(5000, 0.1) ?? 0) * 0.1 + 0.1).toBeCloseTo(0.11743091, 4);
  // 8157.7314 of each half for 5 % to 6 %, 3840.8475 for 10 % to 12 %
  expect(detectableChange(8157.7314, 0.05)).toBeCloseTo(0.2, 6);
  expect(detectableChange(3840.8475, 0.1)).toBeCloseTo(0.2, 6);
});

it("returns null when there are too few sessions, or none or all of them convert", () => {
  expect(detectableChange(20, 0.01)).toBeNull();
  expect(detectableChange(0, 0.1)).toBeNull();
  expect(detectableChange(1000, 0)).toBeNull();
  expect(detectableChange(1000, 1)).toBeNull();
});
