import { describe, expect, it } from "vitest";
import { comparedPeriod, periodOf } from "./reportRange.ts";
import { Problem } from "#host/http/problem.ts";
import { zoneOf } from "./zone.ts";

const zones = [zoneOf("Europe/Berlin", 0), zoneOf(null, 14), zoneOf(null, -12)];

describe("range outside the calendar of the event store", () => {
  it.each([
    ["0000-01-01", "0000-01-01"],
    ["0001-01-01T00:00", "0001-01-02"],
    ["1899-12-31", "1901-01-01"],
    ["2299-12-31", "2300-01-01"],
    ["9999-12-31", "9999-12-31"],
    ["9999-12-31T23:00", "9999-12-31T23:00"],
  ])("%s to %s is refused with a clear message", (startDate, endDate) => {
    for (const zone of zones) {
      expect(() => periodOf(startDate, endDate, zone)).toThrow(Problem);
    }
  });

  it("has a comparison period for every valid range, or refuses it with a clear message", () => {
    for (const zone of zones) {
      for (const comparison of ["previous", "year"] as const) {
        expect(comparedPeriod(periodOf("2298-12-31", "2298-12-31", zone), comparison, zone).to).toBeGreaterThan(0);
        expect(() => comparedPeriod(periodOf("1902-01-01", "1902-01-01", zone), comparison, zone)).toThrow(Problem);
      }
    }
  });
});
