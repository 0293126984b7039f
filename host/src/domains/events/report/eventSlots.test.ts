import { describe, expect, it } from "vitest";
import { periodOf } from "#host/analytics/scope/reportRange.ts";
import { localHour, zoneOf } from "#host/analytics/scope/zone.ts";
import { slotsOf } from "./eventSlots.ts";

describe("hours of an event report", () => {
  it.each([
    ["Antarctica/Troll", "2026-10-25"],
    ["Australia/Lord_Howe", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-10-04"],
    ["America/Sao_Paulo", "2018-11-04"],
  ])("match the local clock and occur once each around a clock change: %s, %s", (timezone, day) => {
    const zone = zoneOf(timezone, 0);
    const period = periodOf(day, day, zone);
    const quarters = Array.from({ length: (period.to - period.from) / 900_000 }, (_, n) => period.from + n * 900_000);
    expect(slotsOf(period, "hour", zone)).toEqual([...new Set(quarters.map((at) => localHour(at, zone)))]);
  });
});
