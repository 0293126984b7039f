import { describe, expect, test } from "vitest";
import { compactNumber, exactNumber } from "./compactNumber.ts";
import { dateLabel, dateTitle, rangeLabel } from "./dateLabel.ts";
import { duration } from "./duration.ts";
import { percent, relativeChange, signedPercent } from "./percent.ts";
import { absoluteTime, relativeTime } from "./relativeTime.ts";
import { shorten } from "./shorten.ts";

describe("number formats", () => {
  test.each([
    [0, "0"],
    [999, "999"],
    [1000, "1000"],
    [1001, "1.0K"],
    [12_345, "12.3K"],
    [1_000_000, "1000.0K"],
    [1_000_001, "1.0M"],
    [-2500, "−2.5K"],
    [3.14159, "3.14"],
    [null, "–"],
    [Number.NaN, "–"],
  ])("formats %s as %s", (value, text) => expect(compactNumber(value)).toBe(text));

  test("show every digit of the exact number", () => expect(exactNumber(1_234_567)).toBe("1,234,567"));
});

test.each([
  [0.1234, "12.3%"],
  [0.5, "50.0%"],
  [-0.04, "−4.0%"],
  [1, "100%"],
  [0, "0%"],
  [-0.0001, "0%"],
  [0.0002, "<0.1%"],
  [undefined, "–"],
])("formats a share of %s as %s", (share, text) => expect(percent(share)).toBe(text));

test("shows the sign of a change", () => {
  expect(signedPercent(0.042)).toBe("+4.2%");
  expect(signedPercent(-0.042)).toBe("−4.2%");
  expect(signedPercent(0)).toBe("0%");
});

test("shows no change from zero", () => {
  expect(relativeChange(5, 0)).toBeUndefined();
  expect(relativeChange(15, 10)).toBe(0.5);
});

test.each([
  [0, "0s"],
  [0.2, "<1s"],
  [43, "43s"],
  [133, "2m 13s"],
  [120, "2m"],
  [3900, "1h 5m"],
  [3605, "1h"],
  [273_600, "3d 4h"],
  [-61, "−1m 1s"],
  [null, "–"],
])("formats %s seconds as %s", (seconds, text) => expect(duration(seconds)).toBe(text));

describe("time formats", () => {
  const now = "2026-11-21T12:00:00Z";
  test.each([
    ["2026-11-21T11:59:30Z", "just now"],
    ["2026-11-21T11:57:00Z", "3 min ago"],
    ["2026-11-21T07:00:00Z", "5 h ago"],
    ["2026-11-20T11:00:00Z", "1 day ago"],
    ["2026-11-11T12:00:00Z", "10 days ago"],
    ["2026-01-02T12:00:00Z", "2 Jan 2026"],
    ["2026-11-21T12:10:00Z", "in 10 min"],
    ["never", "–"],
  ])("formats %s as %s", (at, text) => expect(relativeTime(at, now)).toBe(text));

  test("show absolute times in the project's time zone", () => {
    expect(absoluteTime("2026-11-21T12:00:00Z", "Asia/Tokyo")).toBe("21 Nov 2026, 21:00:00 (Asia/Tokyo)");
  });
  test("survive an unknown time zone", () => {
    expect(absoluteTime("2026-11-21T12:00:00Z", "Mars/Olympus")).toContain("21 Nov 2026");
  });
});

test("shows local time on axis labels, whatever UTC offset follows it", () => {
  expect(dateLabel("2026-11-21T14:00:00+09:00", "hour")).toBe("14:00");
  expect(dateLabel("2026-11-21")).toBe("21 Nov");
  expect(dateLabel("2026-11", "month")).toBe("Nov 2026");
  expect(dateLabel("soon")).toBe("–");
  expect(dateTitle("2026-11-21 14:00", "hour")).toBe("Sat, 21 Nov 2026, 14:00");
  expect(dateTitle("2026-11-16", "week")).toBe("Week of 16 Nov 2026");
});

test("names a month or a year once in a range", () => {
  expect(rangeLabel("2026-11-21", "2026-11-21")).toBe("21 Nov 2026");
  expect(rangeLabel("2026-11-01", "2026-11-21")).toBe("1 – 21 Nov 2026");
  expect(rangeLabel("2026-10-30", "2026-11-21")).toBe("30 Oct – 21 Nov 2026");
  expect(rangeLabel("2025-12-30", "2026-01-02")).toBe("30 Dec 2025 – 2 Jan 2026");
});

test("truncates long names after n characters", () => {
  expect(shorten("fifteen letters", 15)).toBe("fifteen letters");
  expect(shorten("sixteen letters!", 15)).toBe("sixteen letters...");
});
