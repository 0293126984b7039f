// What any page must satisfy, whatever the weights are.
import type { Attention, LayoutBox, PageLayout } from "@sightline/schema/rest/heatmaps/attention";
import { describe, expect, it } from "vitest";
import { fourier, inverseFourier } from "./fourier.ts";
import { pictureOf, type Pixels } from "./picture.ts";
import { planeOf, resized } from "./plane.ts";
import { predictLayout, predictPixels } from "./predict.ts";
import { saliencyOf } from "./saliency.ts";

type Color = [red: number, green: number, blue: number];

function pixelsOf(width: number, height: number, colorAt: (x: number, y: number) => Color): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...colorAt(x, y), 255], 4 * (y * width + x));
  }
  return { width, height, data };
}

/** Deterministic: a linear congruential generator. */
function randomNumbers(): () => number {
  let state = 1;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** Percent of width and height. */
function maximumOf({ columns, rows, values }: Attention["grid"]) {
  const at = values.indexOf(Math.max(...values));
  return { x: (100 * ((at % columns) + 0.5)) / columns, y: (100 * (Math.floor(at / columns) + 0.5)) / rows };
}

const spreadOf = ({ values }: Attention["grid"]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

const isInSquare = (x: number, y: number, left: number, top: number, side: number) =>
  x >= left && x < left + side && y >= top && y < top + side;

const object = (left: number, top: number, side = 50) =>
  pixelsOf(640, 400, (x, y) => (isInSquare(x, y, left, top, side) ? [250, 240, 60] : [30, 30, 40]));

describe("the prediction for a picture", () => {
  it.each([
    [80, 40],
    [300, 180],
    [540, 300],
    [60, 320],
  ])("has its maximum on a lone bright object at %i, %i", (left, top) => {
    const { x, y } = maximumOf(predictPixels(object(left, top)).grid);
    expect(x).toBeGreaterThanOrEqual((100 * (left - 10)) / 640);
    expect(x).toBeLessThanOrEqual((100 * (left + 60)) / 640);
    expect(y).toBeGreaterThanOrEqual((100 * (top - 10)) / 400);
    expect(y).toBeLessThanOrEqual((100 * (top + 60)) / 400);
  });

  it("names the area of a lone object as its first region", () => {
    const [first] = predictPixels(object(540, 300)).regions;
    expect(first).toMatchObject({ rank: 1, kind: "area" });
    expect((first?.x ?? 0) + (first?.width ?? 0) / 2).toBeCloseTo((100 * 565) / 640, -1);
  });

  it("is near flat for noise, compared with a lone object", () => {
    const random = randomNumbers();
    const level = () => 255 * random();
    const noise = predictPixels(pixelsOf(640, 400, () => [level(), level(), level()])).grid;
    const found = predictPixels(object(500, 300)).grid;
    const plain = predictPixels(pixelsOf(640, 400, () => [200, 200, 200])).grid;
    // what the page's position alone predicts is there for any picture
    const withoutPosition = { ...noise, values: noise.values.map((value, n) => value - (plain.values[n] ?? 0)) };
    expect(Math.max(...withoutPosition.values)).toBeLessThan(Math.max(...found.values) / 2);
    expect(spreadOf(withoutPosition)).toBeLessThan(spreadOf(found) / 2);
  });

  it("of one color consists of the position alone", () => {
    const maps = saliencyOf(pictureOf(pixelsOf(300, 200, () => [90, 120, 200])));
    for (const map of Object.values(maps)) expect(Math.max(...map.values)).toBeLessThan(1e-6);
  });

  it("mirrors the maps of its colors when the picture is mirrored", () => {
    const random = randomNumbers();
    const source = pixelsOf(256, 160, (x, y) =>
      isInSquare(x, y, 40, 30, 30) ? [220, 60, 40] : [200 * random(), 90, 120],
    );
    const mirrored = pixelsOf(256, 160, (x, y) => {
      const at = 4 * (y * 256 + 255 - x);
      return [source.data[at] ?? 0, source.data[at + 1] ?? 0, source.data[at + 2] ?? 0];
    });
    const [maps, others] = [saliencyOf(pictureOf(source)), saliencyOf(pictureOf(mirrored))];
    for (const part of Object.keys(maps) as (keyof typeof maps)[]) {
      const { columns, rows, values } = maps[part];
      const back = planeOf(columns, rows, (x, y) => others[part].values[y * columns + columns - 1 - x] ?? 0);
      for (const [n, value] of values.entries()) expect(back.values[n]).toBeCloseTo(value, 8);
    }
  });

  it("is higher where colors of skin are", () => {
    const face = (color: Color) =>
      predictPixels(pixelsOf(640, 400, (x, y) => (isInSquare(x, y, 480, 250, 60) ? color : [215, 215, 215]))).grid;
    const at = (grid: Attention["grid"]) => grid.values[28 * grid.columns + 51] ?? 0;
    // the same luma and contrast as the face, with red and blue exchanged
    expect(at(face([224, 172, 137]))).toBeGreaterThan(at(face([137, 172, 224])));
  });

  it("is the same every time", () => {
    expect(predictPixels(object(200, 100))).toEqual(predictPixels(object(200, 100)));
  });

  it.each([
    ["tall", 300, 6000, 256],
    ["wide", 6000, 300, 16],
  ])("has a grid of 64 columns for a %s picture", (_shape, width, height, rows) => {
    const { grid } = predictPixels(pixelsOf(width, height, (x) => [x % 255, 0, 0]));
    expect(grid).toMatchObject({ columns: 64, rows });
    expect(grid.values).toHaveLength(64 * rows);
    expect(grid.values.every((value) => Number.isInteger(value) && value >= 0 && value <= 100)).toBe(true);
  });
});

describe("the prediction for a layout", () => {
  const box = (over: Partial<LayoutBox>): LayoutBox => ({
    ...{ kind: "text", x: 100, y: 100, width: 200, height: 40, color: "#333333", background: null, text_size: 16 },
    text: "",
    ...over,
  });
  const page = (...boxes: LayoutBox[]): PageLayout => ({ width: 1280, height: 800, background: "#ffffff", boxes });
  const valueAt = (grid: Attention["grid"], x: number, y: number) =>
    grid.values[Math.floor((y / 800) * grid.rows) * grid.columns + Math.floor((x / 1280) * grid.columns)] ?? 0;

  it.each(["measured_layout", "estimated_layout"] as const)("is raised by a button where a text was: %s", (input) => {
    const others = [box({ y: 100 }), box({ y: 600, x: 100 })];
    const place = { x: 900, y: 500, width: 160, height: 48 };
    const grid = (kind: LayoutBox["kind"]) => predictLayout(page(...others, box({ ...place, kind })), input).grid;
    expect(valueAt(grid("button"), 980, 524)).toBeGreaterThan(valueAt(grid("text"), 980, 524));
    expect(valueAt(grid("text"), 980, 524)).toBeGreaterThan(
      valueAt(predictLayout(page(...others), input).grid, 980, 524),
    );
  });

  it("names elements once, the one with the most attention first, and none as large as the page", () => {
    const button = box({ kind: "button", x: 500, y: 250, width: 200, height: 60, background: "#d00000", text: "Buy" });
    const around = box({ kind: "link", x: 495, y: 248, width: 210, height: 64, text: "around the button" });
    const { regions } = predictLayout(
      page(box({ width: 1280, height: 800, text: "all" }), around, button, box({ y: 700, text: "Imprint" })),
      "measured_layout",
    );
    expect(regions.map(({ text }) => text)).toEqual(["Buy", "Imprint"]);
    expect(regions[0]).toMatchObject({ rank: 1, kind: "button", x: 39.1, y: 31.3, width: 15.6, height: 7.5 });
  });

  it("ignores what is outside the page", () => {
    const outside = [box({ x: -900 }), box({ y: -900 }), box({ x: 5000 }), box({ y: 5000 })];
    expect(predictLayout(page(...outside), "measured_layout").grid).toEqual(
      predictLayout(page(), "measured_layout").grid,
    );
  });

  it("says which parts with which weights it consists of", () => {
    for (const input of ["measured_layout", "estimated_layout"] as const) {
      const { method } = predictLayout(page(), input);
      expect(method.input).toBe(input);
      expect(method.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    }
    expect(predictPixels(object(0, 0)).method.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  });
});

describe("planes", () => {
  it("have the same mean after they were resized", () => {
    const random = randomNumbers();
    const source = planeOf(37, 23, random);
    const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const [columns, rows] of [
      [8, 5],
      [64, 64],
      [37, 23],
    ] as const) {
      expect(mean(resized(source, columns, rows).values)).toBeCloseTo(mean(source.values), 9);
    }
  });

  it("are restored by the inverse of their Fourier transform", () => {
    const source = planeOf(16, 8, randomNumbers());
    const { re, im } = inverseFourier(fourier(source));
    for (const [n, value] of source.values.entries()) {
      expect((re.values[n] ?? 0) / 128).toBeCloseTo(value, 9);
      expect(im.values[n]).toBeCloseTo(0, 9);
    }
    // the sum of all values is the first coefficient
    expect(fourier(source).re.values[0]).toBeCloseTo(
      source.values.reduce((sum, value) => sum + value, 0),
      9,
    );
  });
});
