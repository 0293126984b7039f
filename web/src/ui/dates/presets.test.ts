import { describe, expect, test } from "vitest";
import { addMonths, daysBetween, today, weekday } from "./calendarDay.ts";
import { presets, resolvePreset, stepRange } from "./presets.ts";
import type { RangePreset } from "./presets.ts";

const day = "2026-11-21"; // a Saturday

const expected: Record<Exclude<RangePreset, "ALL_TIME">, [string, string]> = {
  TODAY: [day, day],
  YESTERDAY: ["2026-11-20", "2026-11-20"],
  LAST_24_HOURS: ["2026-11-20", day],
  LAST_7_DAYS: ["2026-11-15", day],
  LAST_30_DAYS: ["2026-10-23", day],
  LAST_90_DAYS: ["2026-08-24", day],
  THIS_WEEK: ["2026-11-16", day],
  THIS_MONTH: ["2026-11-01", day],
  YEAR_TO_DATE: ["2026-01-01", day],
  LAST_6_MONTHS: ["2026-05-22", day],
  LAST_12_MONTHS: ["2025-11-22", day],
};

test.each(Object.entries(expected))("%s", (preset, [startDate, endDate]) => {
  expect(resolvePreset(preset as RangePreset, day)).toEqual({ startDate, endDate });
});

test("starts all time with the project", () => {
  expect(resolvePreset("ALL_TIME", day, "2021-03-04").startDate).toBe("2021-03-04");
});

test("ends every preset today or earlier, and never reverses one", () => {
  for (const { id } of presets) {
    for (const end of ["2024-02-29", "2026-01-01", "2026-03-31", "2026-12-31"]) {
      const range = resolvePreset(id, end);
      expect(range.startDate <= range.endDate && range.endDate <= end).toBe(true);
    }
  }
});

describe("range steps", () => {
  test("Previously a week back is the week", () => {
    expect(stepRange({ startDate: "2026-11-15", endDate: "2026-11-21" }, -1, day)).toEqual({
      startDate: "2026-11-08",
      endDate: "2026-11-14",
    });
  });
  test("move a calendar month by calendar months", () => {
    expect(stepRange({ startDate: "2026-03-01", endDate: "2026-03-31" }, -1, day)).toEqual({
      startDate: "2026-02-01",
      endDate: "2026-02-28",
    });
    expect(stepRange({ startDate: "2026-02-01", endDate: "2026-02-28" }, 1, day)).toEqual({
      startDate: "2026-03-01",
      endDate: "2026-03-31",
    });
  });
  test("are clipped at today, and never enter the future", () => {
    expect(stepRange({ startDate: "2026-11-12", endDate: "2026-11-18" }, 1, day)).toEqual({
      startDate: "2026-11-19",
      endDate: day,
    });
    expect(stepRange({ startDate: "2026-11-15", endDate: day }, 1, day)).toBeUndefined();
  });
});

test("handles months of unequal length", () => {
  expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
  expect(addMonths("2026-01-15", -13)).toBe("2024-12-15");
});

test("counts days correctly across a clock change", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(3);
  expect(weekday("2026-11-16")).toBe(0);
});

test("uses today in the project's time zone, not in the browser's", () => {
  const now = new Date("2026-11-21T23:30:00Z");
  expect(today("Asia/Tokyo", now)).toBe("2026-11-22");
  expect(today("America/Los_Angeles", now)).toBe("2026-11-21");
});
