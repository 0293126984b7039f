import { expect, it } from "vitest";
import { goalTarget } from "./_lib/goalTarget.ts";

it("writes what a goal waits for with its unit", () => {
  expect(goalTarget({ type: "DURATION", value: "180", key: "long" })).toBe("3m");
  expect(goalTarget({ type: "SCROLLING", value: "75", key: "read" })).toBe("75%");
});

it("writes pages, numbers without a unit, and the key of a goal without a value as they are", () => {
  expect(goalTarget({ type: "PAGEVIEW", value: "/checkout", key: "checkout" })).toBe("/checkout");
  expect(goalTarget({ type: "EVENT", value: "2024", key: "year" })).toBe("2024");
  expect(goalTarget({ type: "SCRIPT", value: "", key: "signup" })).toBe("signup");
});
