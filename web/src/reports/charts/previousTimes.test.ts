import { expect, test } from "vitest";
import { previousTimes } from "./previousTimes.ts";

const week = { startDate: "2026-11-15", previousStartDate: "2026-11-08" };
const days = { startDate: "2026-11-15", previousStartDate: "2026-10-16" };

test.each([
  ["a day", ["2026-11-15", "2026-11-16"], week, "day", ["2026-11-08", "2026-11-09"]],
  ["an hour", ["2026-11-15T23:00"], week, "hour", ["2026-11-08T23:00"]],
  ["a week of whole weeks before", ["2026-11-16"], week, "week", ["2026-11-09"]],
  ["no week that begins on another day", ["2026-11-16"], days, "week", undefined],
  ["no month", ["2026-11-01"], days, "month", undefined],
  [
    "nothing without a comparison",
    ["2026-11-15"],
    { startDate: "2026-11-15", previousStartDate: null },
    "day",
    undefined,
  ],
] as const)("dates the compared point of %s", (_, times, range, interval, expected) => {
  expect(previousTimes(times, range, interval)).toEqual(expected);
});
