// What of a prediction is colored. Some attention is predicted for every place, and a map that is colored everywhere
// shows nothing: only what is well above the least is drawn.
import type { Prediction } from "./prediction.ts";

type Grid = Pick<Prediction, "columns" | "rows" | "values">;

/** Share of the way from the least to the most below which nothing is drawn. */
const LEAST = 0.3;

/** From 0 to 1, in the grid's order. */
export function shownHeat({ values }: Grid): number[] {
  const most = Math.max(...values);
  const least = Math.min(...values);
  const floor = least + LEAST * (most - least);
  return values.map((value) => (most > floor ? Math.max(0, (value - floor) / (most - floor)) ** 2 : 0));
}
