import { rangePresets } from "@sightline/schema/rest/ranges/presets";
import { describe, expect, test } from "vitest";
import { presets, stepRange } from "./presets.ts";
import { today } from "./today.ts";

const day = "2026-11-21"; // a Saturday

test("offers every preset of the graph once", () => {
  expect(presets.map(({ id }) => id).toSorted()).toEqual([...rangePresets].toSorted());
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

test("uses today in the project's time zone, not in the browser's", () => {
  const now = new Date("2026-11-21T23:30:00Z");
  expect(today("Asia/Tokyo", now)).toBe("2026-11-22");
  expect(today("America/Los_Angeles", now)).toBe("2026-11-21");
});
