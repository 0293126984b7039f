import { describe, expect, test } from "vitest";
import { brandAccent, textOn } from "./brandAccent.ts";
import { buildTheme } from "./buildTheme.ts";
import { contrast, luminance, parseColor } from "./contrast.ts";
import { neutrals } from "./palette.ts";
import type { ColorMode } from "./tokens.ts";

const modes: ColorMode[] = ["light", "dark"];
const brands = [
  "#000",
  "#ffffff",
  "#ffe600",
  "#4657d1",
  "#ff0000",
  "#00ff88",
  "#777777",
  "rgb(12, 200, 250)",
  "#1a1a40",
];

test("computes contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(modes)("%s", (mode) => {
  test.each(brands)("makes the brand %s readable", (brand) => {
    const accent = brandAccent(brand, mode);
    const { surface, raised, sunken, hover } = neutrals[mode];
    for (const ground of [surface, raised, sunken, hover, accent.accentSoft]) {
      expect(contrast(accent.accent, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(accent.accentText, accent.accentFill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent.accentText, accent.accentFillHover)).toBeGreaterThanOrEqual(4.5);
  });

  test("has readable text roles on every background", () => {
    const color = neutrals[mode];
    for (const ground of [color.surface, color.raised, color.float, color.sunken, color.hover]) {
      for (const ink of [color.text, color.muted, color.positive, color.warning, color.danger, color.info]) {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(color.positive, color.positiveSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.warning, color.warningSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.danger, color.dangerSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.info, color.infoSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#ffffff", color.dangerFill)).toBeGreaterThanOrEqual(4.5);
  });
});

test("leaves a readable brand color unchanged", () => {
  expect(brandAccent("#1a1a40", "light").accentFill).toBe("#1a1a40");
  expect(brandAccent("#ffe600", "light").accentFill).toBe("#ffe600");
});

test("falls back to the product's color for an invalid brand value", () => {
  expect(buildTheme("light", { mainColor: "javascript:alert(1)" }).color.accent).toBe(buildTheme("light").color.accent);
});

test("picks the readable text color on a color", () => {
  for (const ground of [...brands, ...buildTheme("light").series, ...buildTheme("dark").series]) {
    expect(contrast(textOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test("refuses rgb() values over 255", () => {
  expect(parseColor("rgb(300, 0, 0)")).toBeUndefined();
  expect(luminance([255, 255, 255])).toBeCloseTo(1);
});
