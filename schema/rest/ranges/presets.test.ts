import { expect, test } from "vitest";
import { addMonths, daysBetween, weekdayOf } from "./calendarDay.ts";
import { presetDays, presetRange, rangePresets, type RangePreset } from "./presets.ts";

const day = "2026-11-21"; // a Saturday

const expected: Record<Exclude<RangePreset, "ALL_TIME">, [string, string]> = {
  TODAY: [day, day],
  YESTERDAY: ["2026-11-20", "2026-11-20"],
  LAST_24_HOURS: ["2026-11-20", day],
  LAST_7_DAYS: ["2026-11-15", day],
  LAST_28_DAYS: ["2026-10-25", day],
  LAST_30_DAYS: ["2026-10-23", day],
  LAST_90_DAYS: ["2026-08-24", day],
  THIS_WEEK: ["2026-11-16", day],
  LAST_WEEK: ["2026-11-09", "2026-11-15"],
  THIS_MONTH: ["2026-11-01", day],
  LAST_MONTH: ["2026-10-01", "2026-10-31"],
  THIS_QUARTER: ["2026-10-01", day],
  LAST_QUARTER: ["2026-07-01", "2026-09-30"],
  YEAR_TO_DATE: ["2026-01-01", day],
  LAST_YEAR: ["2025-01-01", "2025-12-31"],
  LAST_6_MONTHS: ["2026-05-22", day],
  LAST_12_MONTHS: ["2025-11-22", day],
};

test.each(Object.entries(expected))("resolves %s to its days", (preset, [startDate, endDate]) => {
  expect(presetDays(preset as RangePreset, day)).toEqual({ startDate, endDate });
});

test("starts all time with the project", () => {
  expect(presetDays("ALL_TIME", day, "2021-03-04").startDate).toBe("2021-03-04");
});

test("ends every preset today or earlier, and never reverses one", () => {
  for (const id of rangePresets) {
    for (const end of ["2024-02-29", "2026-01-01", "2026-03-31", "2026-12-31"]) {
      const range = presetDays(id, end);
      expect(range.startDate <= range.endDate && range.endDate <= end).toBe(true);
    }
  }
});

test("begins the quarter of any month with its first month", () => {
  for (const [today, first] of [
    ["2026-01-31", "2026-01-01"],
    ["2026-03-31", "2026-01-01"],
    ["2026-05-15", "2026-04-01"],
    ["2026-12-31", "2026-10-01"],
  ] as const) {
    expect(presetDays("THIS_QUARTER", today)).toEqual({ startDate: first, endDate: today });
  }
  expect(presetDays("LAST_QUARTER", "2026-02-10")).toEqual({ startDate: "2025-10-01", endDate: "2025-12-31" });
});

test("resolves a preset at an instant to the days of the project's clock, and the last 24 hours to hours", () => {
  const localHour = (instant: number) => `${new Date(instant + 9 * 3_600_000).toISOString().slice(0, 13)}:00`;
  const clock = { now: Date.parse("2026-11-21T23:30:00Z"), createdAt: Date.parse("2026-10-31T20:00:00Z"), localHour };
  expect(presetRange("TODAY", clock)).toEqual({ startDate: "2026-11-22", endDate: "2026-11-22" });
  expect(presetRange("ALL_TIME", clock)).toEqual({ startDate: "2026-11-01", endDate: "2026-11-22" });
  expect(presetRange("LAST_24_HOURS", clock)).toEqual({ startDate: "2026-11-21T09:00", endDate: "2026-11-22T08:00" });
});

test("handles months of unequal length", () => {
  expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
  expect(addMonths("2026-01-15", -13)).toBe("2024-12-15");
});

test("counts days correctly across a clock change", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(3);
  expect(weekdayOf("2026-11-16")).toBe(0);
});
