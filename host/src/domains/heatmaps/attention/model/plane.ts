// Numbers on a rectangular grid, row by row, and the filters that the parts of the prediction share.
export interface Plane {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

export function planeOf(columns: number, rows: number, valueAt: (x: number, y: number) => number = () => 0): Plane {
  const values = new Float64Array(columns * rows);
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) values[y * columns + x] = valueAt(x, y);
  return { columns, rows, values };
}

export const mapped = ({ columns, rows, values }: Plane, change: (value: number, index: number) => number): Plane => ({
  columns,
  rows,
  values: values.map(change),
});

/** Outside, the nearest value at the edge. */
export function valueAt({ columns, rows, values }: Plane, x: number, y: number): number {
  const column = Math.min(Math.max(x, 0), columns - 1);
  const row = Math.min(Math.max(y, 0), rows - 1);
  return values[row * columns + column] ?? 0;
}

function kernelOf(sigma: number): number[] {
  const radius = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, n) => Math.exp(-((n - radius) ** 2) / (2 * sigma ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Convolution with a Gaussian, `sigma` in cells. */
export function blurred(source: Plane, sigma: number): Plane {
  const kernel = kernelOf(sigma);
  const radius = (kernel.length - 1) / 2;
  const along = (from: Plane, dx: number, dy: number) =>
    planeOf(from.columns, from.rows, (x, y) =>
      kernel.reduce((sum, weight, n) => sum + weight * valueAt(from, x + (n - radius) * dx, y + (n - radius) * dy), 0),
    );
  return along(along(source, 1, 0), 0, 1);
}

/** The share of each source cell in a target cell, along one axis. */
export function overlaps(from: number, to: number): { first: number; weights: number[] }[] {
  const scale = from / to;
  return Array.from({ length: to }, (_, n) => {
    const [start, end] = [n * scale, (n + 1) * scale];
    const first = Math.min(Math.floor(start), from - 1);
    const last = Math.min(Math.max(Math.ceil(end), first + 1), from);
    const weights = Array.from(
      { length: last - first },
      (_unused, k) => (Math.min(end, first + k + 1) - Math.max(start, first + k)) / scale,
    );
    return { first, weights };
  });
}

/** Each target cell is the mean of the area that it covers. */
export function resized(source: Plane, columns: number, rows: number): Plane {
  const across = overlaps(source.columns, columns);
  const down = overlaps(source.rows, rows);
  const wide = planeOf(columns, source.rows, (x, y) => {
    const { first = 0, weights = [] } = across[x] ?? {};
    return weights.reduce((sum, weight, k) => sum + weight * valueAt(source, first + k, y), 0);
  });
  return planeOf(columns, rows, (x, y) => {
    const { first = 0, weights = [] } = down[y] ?? {};
    return weights.reduce((sum, weight, k) => sum + weight * valueAt(wide, x, first + k), 0);
  });
}

export const maximum = ({ values }: Plane): number => values.reduce((most, value) => Math.max(most, value), 0);
export const mean = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * From 0 to 1, and the lower the more places are alike: a map with one peak counts, one with a peak everywhere says
 * nothing (the idea of the operator N of Itti, Koch and Niebur 1998, with the mean instead of the mean of local
 * maxima). Below `floor`, a map is noise and is not amplified.
 */
export function conspicuous(map: Plane, floor: number): Plane {
  const most = Math.max(maximum(map), floor);
  const weight = (1 - mean(map) / most) ** 2;
  return mapped(map, (value) => (value / most) * weight);
}
