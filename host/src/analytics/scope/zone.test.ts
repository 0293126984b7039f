import { describe, expect, it } from "vitest";
import { addDays, instantOf, localDay, zoneOf } from "./zone.ts";

const at = (moment: string, timezone: string) => new Date(instantOf(moment, zoneOf(timezone, 0))).toISOString();

describe("instant of a wall-clock time", () => {
  it.each([
    ["a day without a clock change", "2026-03-16", "Europe/Berlin", "2026-03-15T23:00:00.000Z"],
    ["a day whose midnight the clock skips", "2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
    ["a day whose midnight the clock skips", "2022-03-27", "Asia/Beirut", "2022-03-26T22:00:00.000Z"],
    ["a day whose midnight the clock skips", "2024-04-26", "Africa/Cairo", "2024-04-25T22:00:00.000Z"],
    ["a day whose midnight the clock skips", "2026-03-08", "America/Havana", "2026-03-08T05:00:00.000Z"],
    ["a day whose first hour is shown twice", "2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
    ["a day before which the last hour is shown twice", "2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00.000Z"],
    ["a day into which the clock looked for a minute", "2006-10-29", "America/St_Johns", "2006-10-29T03:30:00.000Z"],
    ["a day that the clock skips", "2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
    ["the day after one that the clock skips", "2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
    ["an hour that the clock skips by half", "2026-10-04T02:00", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
    ["an hour that the clock shows twice", "2026-10-25T02:00", "Europe/Berlin", "2026-10-25T00:00:00.000Z"],
    ["a day of an offset of 45 minutes", "2026-04-05", "Pacific/Chatham", "2026-04-04T10:15:00.000Z"],
    ["a day of an offset with seconds", "1970-01-01", "Africa/Monrovia", "1970-01-01T00:44:30.000Z"],
  ])("%s: %s in %s", (_, moment, timezone, expected) => expect(at(moment, timezone)).toBe(expected));

  it("is the first one of its day, in every zone, on each day of a year", () => {
    for (const timezone of Intl.supportedValuesOf("timeZone").filter((_, n) => n % 4 === 0)) {
      const zone = zoneOf(timezone, 0);
      for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
        const start = instantOf(day, zone);
        if (localDay(start, zone) !== day || localDay(start - 1, zone) >= day) throw new Error(`${timezone} ${day}`);
      }
    }
  });
});
