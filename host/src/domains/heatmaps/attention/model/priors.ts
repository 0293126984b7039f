// The parts of the prediction that come from what people do on every page: where they begin, and which elements they
// look at. The weights are choices by the literature, not fitted to data.
import type { ElementKind, PageLayout } from "@sightline/schema/rest/heatmaps/attention";
import { blurred, planeOf, type Plane } from "./plane.ts";

/** Height of the first screen, in widths: a window of 16:10. */
const SCREEN = 0.625;
/** 57 % of the viewing time is on the first screen and 17 % on the second (Fessenden 2018). */
const NEXT_SCREEN = 0.3;

/** Both are 1 at most. `aspect`: height of the page in widths. */
function positionOf(columns: number, rows: number, aspect: number, densityAt: (x: number, y: number) => number): Plane {
  const screen = Math.min(SCREEN, aspect);
  return planeOf(columns, rows, (column, row) => {
    const [x, down] = [(column + 0.5) / columns, ((row + 0.5) / rows) * aspect];
    return densityAt(x, down / screen) * NEXT_SCREEN ** Math.max(0, down / screen - 1);
  });
}

const bell = (distance: number, sigma: number) => Math.exp(-(distance ** 2) / (2 * sigma ** 2));

/** Two bars and a stem (Nielsen 2006): the top, a shorter line below it, and the left edge. */
export const fPattern = (columns: number, rows: number, aspect: number): Plane =>
  positionOf(columns, rows, aspect, (x, y) =>
    Math.max(
      bell(y - 0.12, 0.1) * (1 - 0.5 * x),
      0.8 * bell(y - 0.45, 0.1) * bell(x, 0.45),
      0.6 * bell(x - 0.08, 0.12),
    ),
  );

/** People look at the middle of a screen first (Tatler 2007). */
export const centerBias = (columns: number, rows: number, aspect: number): Plane =>
  positionOf(columns, rows, aspect, (x, y) => bell(x - 0.5, 0.25) * bell(y - 0.5, 0.3));

/** Faces and pictures, titles and controls attract before plain text (Shen and Zhao 2014; Still and Masciocchi 2010). */
const weights: Record<ElementKind, number> = {
  button: 1,
  heading: 0.8,
  image: 0.7,
  input: 0.6,
  link: 0.45,
  text: 0.3,
};

/** A cell has the weight of its most attractive element. */
export function elementPrior(columns: number, rows: number, { width, height, boxes }: PageLayout): Plane {
  const map = planeOf(columns, rows);
  for (const { kind, ...box } of boxes) {
    const right = Math.min(columns, ((box.x + box.width) / width) * columns);
    const bottom = Math.min(rows, ((box.y + box.height) / height) * rows);
    for (let y = Math.max(0, Math.floor((box.y / height) * rows)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor((box.x / width) * columns)); x < right; x++) {
        map.values[y * columns + x] = Math.max(map.values[y * columns + x] ?? 0, weights[kind]);
      }
    }
  }
  return blurred(map, 1.5);
}
