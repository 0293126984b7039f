// A prediction as the layer of a recorded page: one point for each cell of the grid, at its place in the document.
import type { Heat } from "#web/replay/heatmap/heatmapMessages.ts";
import type { Prediction } from "./prediction.ts";
import { shownHeat } from "./shownHeat.ts";

export const noHeat: Heat = { points: [], bands: [], fold: null, elements: [] };

export function predictedHeat(prediction: Prediction): Heat {
  const { columns, rows } = prediction;
  const cells = shownHeat(prediction).flatMap((count, n) => (count > 0 ? [{ n, count }] : []));
  const pageX = cells.map(({ n }) => (100 * ((n % columns) + 0.5)) / columns);
  const pageY = cells.map(({ n }) => (100 * (Math.floor(n / columns) + 0.5)) / rows);
  const counts = cells.map(({ count }) => count);
  // no element has the empty selector, so that the places in the document count
  return { ...noHeat, points: [{ selector: "", elementX: pageX, elementY: pageY, pageX, pageY, counts }] };
}
