import { describe, expect, it } from "vitest";
import { readAct, readPeriod, writeAct } from "./retentionChoices.ts";

const of = (text: string) => readAct(new URLSearchParams({ start: text }), "start");

describe("action in the URL", () => {
  it.each([
    ["", { kind: "VISIT", value: "" }],
    ["nonsense:1", { kind: "VISIT", value: "" }],
    ["page", { kind: "VISIT", value: "" }],
    ["page:/a:b", { kind: "PAGE", value: "/a:b" }],
    ["event:sign up", { kind: "EVENT", value: "sign up" }],
    ["goal:bought", { kind: "GOAL", value: "bought" }],
    ["purchase", { kind: "PURCHASE", value: "" }],
  ])("%s", (text, act) => expect(of(text)).toEqual(act));

  it("is read back as it was written", () => {
    for (const text of ["page:/a:b", "event:sign up", "purchase"]) expect(writeAct(of(text))).toBe(text);
    expect(writeAct(of(""))).toBeNull();
  });
});

describe("period in the URL", () => {
  const period = new URLSearchParams("period=DAY");
  it("is used when the range has few enough periods", () => {
    expect(readPeriod(period, { preset: "LAST_90_DAYS" })).toBe("DAY");
    expect(readPeriod(period, { startDate: "2026-01-01", endDate: "2026-03-31" })).toBe("DAY");
  });
  it("is derived from the range otherwise", () => {
    expect(readPeriod(period, { preset: "ALL_TIME" })).toBeNull();
    expect(readPeriod(period, { startDate: "2025-01-01", endDate: "2026-03-31" })).toBeNull();
    expect(readPeriod(new URLSearchParams("period=YEAR"), { preset: "TODAY" })).toBeNull();
  });
});
