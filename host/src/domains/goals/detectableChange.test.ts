import { expect, it } from "vitest";
import { detectableChange } from "./detectableChange.ts";

it("is what R's power.prop.test finds", () => {
  // R looks for its root to 1e-4
  expect((detectableChange(5000, 0.1) ?? 0) * 0.1 + 0.1).toBeCloseTo(0.11743091, 4);
  // 8157.7314 of each half for 5 % to 6 %, 3840.8475 for 10 % to 12 %
  expect(detectableChange(8157.7314, 0.05)).toBeCloseTo(0.2, 6);
  expect(detectableChange(3840.8475, 0.1)).toBeCloseTo(0.2, 6);
});

it("is not within reach where too few come, nobody or everybody converts", () => {
  expect(detectableChange(20, 0.01)).toBeNull();
  expect(detectableChange(0, 0.1)).toBeNull();
  expect(detectableChange(1000, 0)).toBeNull();
  expect(detectableChange(1000, 1)).toBeNull();
});
