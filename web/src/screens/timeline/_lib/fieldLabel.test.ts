import { expect, it } from "vitest";
import { fieldLabel, formatValue } from "./fieldLabel.ts";

it("describes a changed page rule of a heatmap in words", () => {
  expect(["page_match", "page_value"].map(fieldLabel)).toEqual(["Page rule", "Pages"]);
  expect(formatValue("page_match", "wildcard")).toBe("Pages by pattern");
  expect(formatValue("page_value", "/product/*")).toBe("/product/*");
  expect(formatValue("page_match", null)).toBe("not set");
});

it("describes the codes of funnels and forms in words", () => {
  expect(formatValue("mode", "session")).toBe("Sessions");
  expect(formatValue("order", "strict")).toBe("In strict order");
  expect(["1800", "86400"].map((seconds) => formatValue("window", seconds))).toEqual(["30m", "1d"]);
  expect(formatValue("status", "ignored")).toBe("Ignored");
  expect(["none", "page"].map((kind) => formatValue("success", kind))).toEqual(["No error", "Thank-you page"]);
  expect(formatValue("success_match", "regex")).toBe("Pages by regular expression");
  // as entries of earlier versions name it
  expect(formatValue("success", "event purchase")).toBe("event purchase");
});

it("describes the codes of goals and the ids of recorded pages in words", () => {
  expect(formatValue("goal_type", "pageviewWildcard")).toBe("Page visited (wildcard)");
  expect(formatValue("goal_purpose", "sell")).toBe("Sell");
  expect([null, "a.0.0", "a.0.0, b.1.0"].map((ids) => formatValue("snapshot_ids", ids))).toEqual([
    "not set",
    "1 recorded page",
    "2 recorded pages",
  ]);
});
