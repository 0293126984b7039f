// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import {
  forgetRange,
  hasOtherRanges,
  lastUsedRange,
  rememberedRange,
  rememberRange,
  startModule,
  type RangeChoice,
} from "./rangeMemory.ts";

afterEach(() => localStorage.clear());

const today: RangeChoice = { range: { preset: "TODAY" }, compare: null };
const month: RangeChoice = { range: { preset: "LAST_30_DAYS" }, compare: "PREVIOUS_PERIOD" };
const january: RangeChoice = {
  range: { startDate: "2026-01-01", endDate: "2026-01-31" },
  compare: "PREVIOUS_YEAR",
};

describe("remembered ranges of modules", () => {
  it("are stored with their comparison, separately by project and module", () => {
    rememberRange(1, ["events"], today);
    rememberRange(1, ["dashboard"], january);
    rememberRange(2, ["events"], month);
    expect(rememberedRange(1, "events")).toEqual(today);
    expect(rememberedRange(1, "dashboard")).toEqual(january);
    expect(rememberedRange(2, "events")).toEqual(month);
    expect(rememberedRange(2, "dashboard")).toBeUndefined();
    expect([lastUsedRange(1), lastUsedRange(2), lastUsedRange(3)]).toEqual([january, month, undefined]);
  });

  it("begin with the range of the first visit, which is not a choice", () => {
    startModule(1, "events", today);
    startModule(1, "events", month);
    expect(rememberedRange(1, "events")).toEqual(today);
    expect(lastUsedRange(1)).toBeUndefined();
    rememberRange(1, ["events"], month);
    startModule(1, "events", today);
    expect(rememberedRange(1, "events")).toEqual(month);
  });

  it("become the same in all modules at once", () => {
    rememberRange(1, ["events"], today);
    rememberRange(1, ["dashboard"], month);
    expect(hasOtherRanges(1, month.range)).toBe(true);
    rememberRange(1, ["events", "dashboard", "record"], month);
    expect(["events", "dashboard", "record"].map((module) => rememberedRange(1, module))).toEqual([
      month,
      month,
      month,
    ]);
    expect(hasOtherRanges(1, month.range)).toBe(false);
    expect(hasOtherRanges(2, month.range)).toBe(false);
  });

  it("can be dropped for one module", () => {
    rememberRange(1, ["feedback", "events"], today);
    forgetRange(1, "feedback");
    expect([rememberedRange(1, "feedback"), rememberedRange(1, "events")]).toEqual([undefined, today]);
  });

  it("survive other content of the storage", () => {
    for (const broken of ["", "null", "[]", "{", '{"p1":null}', '{"p1":{"events":7}}']) {
      localStorage.setItem("app.ranges", broken);
      expect(rememberedRange(1, "events")).toBeUndefined();
      expect(hasOtherRanges(1, today.range)).toBe(false);
    }
    localStorage.setItem("app.ranges", '{"p1":{"events":"range=nonsense"}}');
    expect(rememberedRange(1, "events")).toEqual(month);
  });

  it("do not grow without limit", () => {
    for (let widgetId = 40; widgetId >= 1; widgetId--) rememberRange(widgetId, ["events"], today);
    expect(Object.keys(JSON.parse(localStorage.getItem("app.ranges") ?? "{}") as object)).toHaveLength(20);
    expect(rememberedRange(1, "events")).toEqual(today);
  });
});
