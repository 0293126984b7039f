// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { rememberedRange, rememberRange } from "./rangeMemory.ts";

afterEach(() => localStorage.clear());

describe("remembered ranges of modules", () => {
  it("are stored separately by project and module", () => {
    rememberRange(1, "events", { preset: "TODAY" });
    rememberRange(1, "dashboard", { startDate: "2026-01-01", endDate: "2026-01-31" });
    rememberRange(2, "events", { preset: "LAST_30_DAYS" });
    expect(rememberedRange(1, "events")).toEqual({ preset: "TODAY" });
    expect(rememberedRange(1, "dashboard")).toEqual({ startDate: "2026-01-01", endDate: "2026-01-31" });
    expect(rememberedRange(2, "events")).toEqual({ preset: "LAST_30_DAYS" });
    expect(rememberedRange(2, "dashboard")).toBeUndefined();
  });

  it("survive other content of the storage", () => {
    for (const broken of ["", "null", "[]", "{", '{"p1":null}', '{"p1":{"events":7}}']) {
      localStorage.setItem("app.ranges", broken);
      expect(rememberedRange(1, "events")).toBeUndefined();
    }
    localStorage.setItem("app.ranges", '{"p1":{"events":"range=nonsense"}}');
    expect(rememberedRange(1, "events")).toEqual({ preset: "LAST_30_DAYS" });
  });

  it("do not grow without limit", () => {
    for (let widgetId = 40; widgetId >= 1; widgetId--) rememberRange(widgetId, "events", { preset: "TODAY" });
    expect(Object.keys(JSON.parse(localStorage.getItem("app.ranges") ?? "{}") as object)).toHaveLength(20);
    expect(rememberedRange(1, "events")).toEqual({ preset: "TODAY" });
  });
});
