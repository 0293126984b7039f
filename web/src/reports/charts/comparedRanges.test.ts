import { expect, test } from "vitest";
import { comparedRanges } from "./comparedRanges.ts";

test.each([
  [
    "without the year if both are in the same one",
    ["2026-11-01", "2026-11-30", "2026-10-02", "2026-10-31"],
    { now: "1–30Nov", before: "2–31Oct" },
  ],
  [
    "with the year if they are in different ones",
    ["2026-01-01", "2026-01-31", "2025-12-01", "2025-12-31"],
    { now: "1–31Jan2026", before: "1–31Dec2025" },
  ],
  ["as single days", ["2026-11-28", "2026-11-28", "2026-11-27", "2026-11-27"], { now: "28Nov", before: "27Nov" }],
  ["only with a comparison", ["2026-11-01", "2026-11-30", null, null], undefined],
] as const)("names both ranges %s", (_, [startDate, endDate, previousStartDate, previousEndDate], expected) => {
  const ranges = comparedRanges({ startDate, endDate, previousStartDate, previousEndDate });
  // the spaces around a dash differ between versions of the browser's data
  const text = (label: string) => label.replaceAll(/\s/g, "");
  expect(ranges && { now: text(ranges.now), before: text(ranges.before) }).toEqual(expected);
});
