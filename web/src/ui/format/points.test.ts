import { expect, it } from "vitest";
import { signedPoints } from "./points.ts";

it("writes the difference of two rates in percentage points, with a sign unless it is zero", () => {
  expect([0.02, -0.0431, 0.0001, -0.0001].map(signedPoints)).toEqual(["+2.0 pts", "−4.3 pts", "0.0 pts", "0.0 pts"]);
});
