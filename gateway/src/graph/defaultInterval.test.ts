import { expect, test } from "vitest";
import { defaultInterval } from "./defaultInterval.ts";

test.each([
  ["2026-01-01", "2026-01-01", "HOUR"],
  ["2026-01-01T05:00", "2026-01-02T04:00", "HOUR"],
  ["2026-01-01", "2026-01-03", "DAY"],
  ["2026-01-01", "2026-04-02", "DAY"],
  ["2026-01-01", "2026-04-03", "WEEK"],
  ["2024-01-01", "2024-12-31", "WEEK"],
  ["2024-01-01", "2025-01-01", "MONTH"],
])("picks for %s to %s the interval %s", (startDate, endDate, interval) => {
  expect(defaultInterval({ startDate, endDate })).toBe(interval);
});
