// The density of points on a coarse grid, and its colors. Pure numbers: the grid is small enough to be computed again
// with every scroll position (360 by 225 cells for a window of 1440 by 900), so that points follow elements that scroll
// by themselves or stick to the window.

/** CSS pixels of a cell's side */
export const CELL = 4;
/** CSS pixels around a point that it colors */
const RADIUS = 28;

export interface PlacedPoint {
  /** CSS pixels from the grid's left and upper edge */
  x: number;
  y: number;
  count: number;
}

export interface Density {
  columns: number;
  rows: number;
  values: Float32Array;
}

const REACH = Math.ceil(RADIUS / CELL);

/** Falls smoothly from 1 at the point to 0 at the radius. */
const kernel: readonly { dx: number; dy: number; weight: number }[] = Array.from(
  { length: (2 * REACH + 1) ** 2 },
  (_, n) => {
    const dx = (n % (2 * REACH + 1)) - REACH;
    const dy = Math.floor(n / (2 * REACH + 1)) - REACH;
    const distance = (Math.hypot(dx, dy) * CELL) / RADIUS;
    return { dx, dy, weight: distance >= 1 ? 0 : (1 - distance ** 2) ** 2 };
  },
).filter(({ weight }) => weight > 0);

export function densityOf(points: Iterable<PlacedPoint>, width: number, height: number): Density {
  const columns = Math.max(1, Math.ceil(width / CELL));
  const rows = Math.max(1, Math.ceil(height / CELL));
  const values = new Float32Array(columns * rows);
  for (const { x, y, count } of points) {
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    if (column < -REACH || row < -REACH || column >= columns + REACH || row >= rows + REACH) continue;
    for (const { dx, dy, weight } of kernel) {
      const at = column + dx;
      const line = row + dy;
      if (at < 0 || line < 0 || at >= columns || line >= rows) continue;
      const cell = line * columns + at;
      values[cell] = (values[cell] ?? 0) + count * weight;
    }
  }
  return { columns, rows, values };
}

/** The highest density, which gets the last color. */
export const peakOf = ({ values }: Density): number => values.reduce((peak, value) => Math.max(peak, value), 0);

/** From cold to hot. */
const stops: readonly (readonly [number, number, number])[] = [
  [43, 76, 217],
  [20, 170, 220],
  [38, 190, 90],
  [250, 205, 40],
  [225, 40, 30],
];

/** The color of a weight from 0 to 1. */
export function colorOf(weight: number): readonly [number, number, number] {
  const at = Math.min(Math.max(weight, 0), 1) * (stops.length - 1);
  const low = stops[Math.min(Math.floor(at), stops.length - 2)] ?? [0, 0, 0];
  const high = stops[Math.min(Math.floor(at), stops.length - 2) + 1] ?? [0, 0, 0];
  const part = at - Math.min(Math.floor(at), stops.length - 2);
  const mix = (a: number, b: number) => Math.round(a + (b - a) * part);
  return [mix(low[0], high[0]), mix(low[1], high[1]), mix(low[2], high[2])];
}

/** Below this share of the peak nothing is drawn. */
const LEAST = 0.002;

/** RGBA of the cells. The root keeps places with few points visible beside a place with very many. */
export function paint({ values }: Density, peak: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(values.length * 4);
  if (peak <= 0) return pixels;
  for (const [n, value] of values.entries()) {
    const share = value / peak;
    if (share < LEAST) continue;
    const weight = Math.sqrt(share);
    const [red, green, blue] = colorOf(weight);
    pixels.set([red, green, blue, Math.round(255 * Math.min(1, weight * 1.8))], n * 4);
  }
  return pixels;
}
