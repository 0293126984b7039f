// A picture at the resolution of the model: colors from 0 to 1, in 128 columns and the rows of its aspect ratio.
import { overlaps, planeOf, type Plane } from "./plane.ts";

export interface Picture {
  red: Plane;
  green: Plane;
  blue: Plane;
}

export const COLUMNS = 128;
const ROWS = { min: 32, max: 512 };

export const rowsOf = (width: number, height: number): number =>
  Math.min(Math.max(Math.round((COLUMNS * height) / width), ROWS.min), ROWS.max);

export interface Pixels {
  width: number;
  height: number;
  /** red, green, blue and alpha, 0 to 255 */
  data: Uint8ClampedArray | Uint8Array;
}

/** On white where the picture is transparent. Reads the pixels in place: a large picture exists in memory only once. */
export function pictureOf({ width, height, data }: Pixels): Picture {
  const across = overlaps(width, COLUMNS);
  const down = overlaps(height, rowsOf(width, height));
  const channel = (offset: number): Plane =>
    planeOf(COLUMNS, down.length, (x, y) => {
      const [column, row] = [across[x], down[y]];
      let sum = 0;
      if (!column || !row) return sum;
      for (const [n, tall] of row.weights.entries()) {
        let at = 4 * ((row.first + n) * width + column.first);
        for (const wide of column.weights) {
          const alpha = (data[at + 3] ?? 255) / 255;
          sum += wide * tall * (((data[at + offset] ?? 0) / 255) * alpha + 1 - alpha);
          at += 4;
        }
      }
      return sum;
    });
  return { red: channel(0), green: channel(1), blue: channel(2) };
}
