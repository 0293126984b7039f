import { expect, it, onTestFinished, vi } from "vitest";
import { rageCounter } from "./clicks.ts";
import { flatten } from "../commands.ts";
import { maskText } from "../privacy.ts";

it("reports three clicks on one spot within a second as a rage click, once per burst", () => {
  const hit = rageCounter();
  expect(hit({ at: 0, x: 10, y: 10 })).toBeUndefined();
  expect(hit({ at: 300, x: 12, y: 10 })).toBeUndefined();
  expect(hit({ at: 600, x: 10, y: 12 })).toBe(3);
  expect(hit({ at: 800, x: 10, y: 10 })).toBeUndefined();
  expect(hit({ at: 5000, x: 10, y: 10 })).toBeUndefined();
  expect(hit({ at: 5200, x: 10, y: 10 })).toBeUndefined();
  expect(hit({ at: 5400, x: 10, y: 10 })).toBe(3);
});

it("ignores slow clicks and clicks on different spots", () => {
  const slow = rageCounter();
  expect([0, 600, 1200, 1800].map((at) => slow({ at, x: 0, y: 0 }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const apart = rageCounter();
  expect([0, 40, 80].map((x) => apart({ at: x, x, y: 0 }))).toEqual([undefined, undefined, undefined]);
});

it("masks page text that could identify someone", () => {
  expect(maskText("  Write to\n ann@shop.example now ")).toBe("Write to *** now");
  expect(maskText("Card 4111 1111 1111 1111, 3 items")).toBe("Card ***, 3 items");
  expect(maskText("x".repeat(200))).toHaveLength(80);
});

it("flattens and limits properties", () => {
  vi.stubGlobal("Element", function Element() {});
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(flatten({ a: 1, b: { c: [2] }, d: undefined, e: "x".repeat(2000), f: NaN, g: null })).toEqual({
    a: 1,
    b: '{"c":[2]}',
    e: "x".repeat(1000),
    f: "null",
    g: null,
  });
  expect(Object.keys(flatten(Object.fromEntries(Array.from({ length: 80 }, (_, n) => [n, n]))))).toHaveLength(50);
  expect(flatten({ text: "x".repeat(3000) }, 2000)).toEqual({ text: "x".repeat(2000) });
  expect(flatten("text")).toEqual({});
});
