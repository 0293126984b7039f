import { expect, test } from "vitest";
import { LocalMoment } from "./range.ts";

const two = (n: number) => String(n).padStart(2, "0");

test("accepts exactly the days of the calendar, with leap years, and their hours", () => {
  for (const year of [1900, 2000, 2023, 2024, 2100]) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= 31; day++) {
        const text = `${year}-${two(month)}-${two(day)}`;
        const isDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
        expect([text, LocalMoment.safeParse(text).success]).toEqual([text, isDay]);
        expect([text, LocalMoment.safeParse(`${text}T23:00`).success]).toEqual([text, isDay]);
      }
    }
  }
});

test.each(["2026-00-10", "2026-13-10", "2026-01-00", "2026-01-32", "2026-1-1", "2026-01-10T24:00", "2026-01-10T10:30"])(
  "refuses %s",
  (text) => {
    expect(LocalMoment.safeParse(text).success).toBe(false);
  },
);
