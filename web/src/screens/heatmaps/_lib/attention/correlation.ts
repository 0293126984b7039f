// How well a prediction agrees with what was measured: the linear correlation coefficient (Pearson) of the two maps, the
// usual "CC" of saliency benchmarks (Bylinskii et al. 2019). The measured points are blurred as the prediction is, because
// a click is at one place and attention around it.
import type { Prediction } from "./prediction.ts";

export interface MeasuredPoints {
  readonly pageX: readonly number[];
  readonly pageY: readonly number[];
  readonly counts: readonly number[];
}

type Grid = Pick<Prediction, "columns" | "rows" | "values">;

/** Cells of the grid: one of 64 columns is about 20 pixels of a desktop page. */
const SIGMA = 1.5;
const REACH = Math.ceil(3 * SIGMA);
/** Fewer say nothing about a map of thousands of cells. */
export const FEWEST_CLICKS = 20;

export function measuredGrid(points: readonly MeasuredPoints[], { columns, rows }: Grid): number[] {
  const values = Array.from({ length: columns * rows }, () => 0);
  for (const { pageX, pageY, counts } of points) {
    for (const [n, count] of counts.entries()) {
      const x = ((pageX[n] ?? 0) / 100) * columns - 0.5;
      const y = ((pageY[n] ?? 0) / 100) * rows - 0.5;
      for (let row = Math.max(0, Math.ceil(y - REACH)); row <= Math.min(rows - 1, y + REACH); row++) {
        for (let column = Math.max(0, Math.ceil(x - REACH)); column <= Math.min(columns - 1, x + REACH); column++) {
          const distance = (column - x) ** 2 + (row - y) ** 2;
          const at = row * columns + column;
          values[at] = (values[at] ?? 0) + count * Math.exp(-distance / (2 * SIGMA ** 2));
        }
      }
    }
  }
  return values;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** From -1 to 1; null if one of the maps is the same everywhere. */
export function correlationOf(first: readonly number[], second: readonly number[]): number | null {
  const [a, b] = [meanOf(first), meanOf(second)];
  let [both, one, other] = [0, 0, 0];
  for (const [n, value] of first.entries()) {
    const [x, y] = [value - a, (second[n] ?? 0) - b];
    both += x * y;
    one += x * x;
    other += y * y;
  }
  return one > 0 && other > 0 ? both / Math.sqrt(one * other) : null;
}

/** Null with too few clicks. */
export function agreement(prediction: Grid, points: readonly MeasuredPoints[]): number | null {
  const total = points.reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b, 0), 0);
  return total < FEWEST_CLICKS ? null : correlationOf(prediction.values, measuredGrid(points, prediction));
}
