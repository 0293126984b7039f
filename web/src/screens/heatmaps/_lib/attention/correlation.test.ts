import { expect, it } from "vitest";
import { agreement, correlationOf, measuredGrid } from "./correlation.ts";
import { predictedHeat } from "./predictedHeat.ts";
import { shownHeat } from "./shownHeat.ts";

const grid = { columns: 20, rows: 10, values: Array.from({ length: 200 }, (_, n) => (n === 105 ? 100 : n % 20)) };
const at = (x: number, y: number, count: number) => ({ pageX: [x], pageY: [y], counts: [count] });

it("is 1 for the same map, -1 for its opposite and unknown for a flat one", () => {
  const { values } = grid;
  expect(
    correlationOf(
      values,
      values.map((value) => 3 * value + 7),
    ),
  ).toBeCloseTo(1, 9);
  expect(
    correlationOf(
      values,
      values.map((value) => -value),
    ),
  ).toBeCloseTo(-1, 9);
  expect(
    correlationOf(
      values,
      values.map(() => 4),
    ),
  ).toBeNull();
});

it("is higher for clicks where attention is predicted than for clicks elsewhere", () => {
  const peaked = { ...grid, values: measuredGrid([at(27.5, 55, 1)], grid) };
  const near = agreement(peaked, [at(28, 54, 30)]);
  const far = agreement(peaked, [at(90, 10, 30)]);
  expect(near).toBeGreaterThan(0.9);
  expect(far).toBeLessThan(0.1);
});

it("says nothing about fewer than 20 clicks", () => {
  expect(agreement(grid, [at(50, 50, 19)])).toBeNull();
  expect(agreement(grid, [])).toBeNull();
  expect(agreement(grid, [at(50, 50, 19), at(10, 10, 1)])).not.toBeNull();
});

it("places clicks of the page's edge inside the grid", () => {
  for (const [x, y, cell] of [
    [0, 0, 0],
    [100, 0, 19],
    [0, 100, 180],
    [100, 100, 199],
  ] as const) {
    const values = measuredGrid([at(x, y, 5)], grid);
    expect(values.indexOf(Math.max(...values))).toBe(cell);
  }
});

it("colors only what is well above the least, strongest at the most", () => {
  const shown = shownHeat(grid);
  expect(shown[105]).toBe(1);
  expect(Math.min(...shown)).toBe(0);
  expect(shownHeat({ ...grid, values: grid.values.map(() => 5) }).every((value) => value === 0)).toBe(true);
});

it("draws a prediction at the centers of its cells", () => {
  const prediction = { ...grid, regions: [], parts: [], boxes: [], width: 10, height: 10, url: null };
  const [points] = predictedHeat({ ...prediction, computedFrom: "IMAGE" }).points;
  expect(points).toMatchObject({ selector: "", pageX: [27.5], pageY: [55], counts: [1] });
});
