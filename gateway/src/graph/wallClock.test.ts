import { expect, it } from "vitest";
import { localHour, wallClock } from "./wallClock.ts";

const at = (text: string) => Date.parse(text);

it("recomputes the hour every minute, in any order of requests", () => {
  const odd = wallClock(null, 5.28, 0);
  expect(odd.zone).toBe("+05:17");
  expect(localHour(at("2026-03-01T10:42:59.999Z"), odd)).toBe("2026-03-01T15:00");
  expect(localHour(at("2026-03-01T10:43:00.000Z"), odd)).toBe("2026-03-01T16:00");
  expect(localHour(at("2026-03-01T10:42:30.000Z"), odd)).toBe("2026-03-01T15:00");
});

it("separates time zones", () => {
  const now = at("2026-07-01T22:30:00Z");
  const hours = ["UTC", "Europe/Berlin", "Asia/Kolkata", "UTC"].map((zone) => localHour(now, wallClock(zone, 0, now)));
  expect(hours).toEqual(["2026-07-01T22:00", "2026-07-02T00:00", "2026-07-02T04:00", "2026-07-01T22:00"]);
});
