import { expect, it } from "vitest";
import { CELL, colorOf, densityOf, paint, peakOf } from "./density.ts";

const at = (density: ReturnType<typeof densityOf>, x: number, y: number) =>
  density.values[Math.floor(y / CELL) * density.columns + Math.floor(x / CELL)] ?? Number.NaN;

it("is highest where the points are, falls with the distance and is 0 beyond the radius", () => {
  const density = densityOf([{ x: 100, y: 60, count: 5 }], 200, 120);
  expect(at(density, 100, 60)).toBe(5);
  expect(at(density, 112, 60)).toBeLessThan(5);
  expect(at(density, 112, 60)).toBeGreaterThan(at(density, 120, 60));
  expect(at(density, 140, 60)).toBe(0);
  expect(peakOf(density)).toBe(5);
});

it("adds points at the same place and shows the edge of those just outside", () => {
  const density = densityOf(
    [
      { x: 20, y: 20, count: 1 },
      { x: 20, y: 20, count: 2 },
      { x: -8, y: 80, count: 1 },
      { x: 9000, y: 9000, count: 100 },
    ],
    100,
    100,
  );
  expect(at(density, 20, 20)).toBe(3);
  expect(at(density, 0, 80)).toBeGreaterThan(0);
  expect(peakOf(density)).toBe(3);
});

it("colors the peak red and opaque, few points blue, and nothing where no points are", () => {
  const density = densityOf(
    [
      { x: 50, y: 50, count: 1000 },
      { x: 150, y: 50, count: 6 },
    ],
    200,
    100,
  );
  const pixels = paint(density, peakOf(density));
  const pixel = (x: number, y: number) => {
    const n = (Math.floor(y / CELL) * density.columns + Math.floor(x / CELL)) * 4;
    return [...pixels.slice(n, n + 4)];
  };
  expect(pixel(50, 50)).toEqual([...colorOf(1), 255]);
  const [red = 0, , blue = 0, alpha = 0] = pixel(150, 50);
  expect(blue).toBeGreaterThan(red);
  expect(alpha).toBeGreaterThan(0);
  expect(pixel(100, 90)).toEqual([0, 0, 0, 0]);
  expect(paint(densityOf([], 40, 40), 0).every((value) => value === 0)).toBe(true);
});
