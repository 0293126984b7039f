import { expect, test } from "vitest";
import { operations } from "../product/operations.ts";
import { liveOperation } from "./liveOperation.ts";

test("finds the app's smallest subscription to live numbers that changes with every reading", () => {
  expect(liveOperation(operations).text).toMatch(/^subscription/);
  expect(() => liveOperation([])).toThrow("no subscription");
});
