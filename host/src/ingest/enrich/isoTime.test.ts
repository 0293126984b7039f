import { expect, it } from "vitest";
import { isoTime } from "./isoTime.ts";

it.each([
  0,
  1,
  999,
  86_399_999,
  86_400_000,
  Date.UTC(1969, 11, 31, 23, 59, 59, 7),
  Date.UTC(2024, 1, 29, 9, 5, 3, 40),
  Date.UTC(2026, 10, 28, 23, 59, 59, 999),
  Date.UTC(2026, 10, 29),
  1_790_000_000_123.9,
])("writes %d as Date does", (ms) => {
  expect(isoTime(ms)).toBe(new Date(ms).toISOString());
});
