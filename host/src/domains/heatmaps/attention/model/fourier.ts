// The discrete Fourier transform (Cooley and Tukey 1965, radix 2) of planes whose sides are powers of two.
import { planeOf, type Plane } from "./plane.ts";

export interface Spectrum {
  re: Plane;
  im: Plane;
}

/** In place, over the values at `start`, `start + step` … */
function transform(
  re: Float64Array,
  im: Float64Array,
  line: { start: number; step: number; length: number },
  sign: 1 | -1,
): void {
  const { start, step, length } = line;
  const at = (n: number) => start + n * step;
  const get = (values: Float64Array, n: number) => values[at(n)] ?? 0;
  const swap = (values: Float64Array, a: number, b: number) => {
    const first = get(values, a);
    values[at(a)] = get(values, b);
    values[at(b)] = first;
  };
  for (let n = 1, reversed = 0; n < length; n++) {
    let bit = length >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (n >= reversed) continue;
    swap(re, n, reversed);
    swap(im, n, reversed);
  }
  for (let size = 2; size <= length; size *= 2) {
    for (let k = 0; k < size / 2; k++) {
      const angle = (sign * 2 * Math.PI * k) / size;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let n = k; n < length; n += size) {
        const other = n + size / 2;
        const real = get(re, other) * cos - get(im, other) * sin;
        const imaginary = get(re, other) * sin + get(im, other) * cos;
        re[at(other)] = get(re, n) - real;
        im[at(other)] = get(im, n) - imaginary;
        re[at(n)] = get(re, n) + real;
        im[at(n)] = get(im, n) + imaginary;
      }
    }
  }
}

function transformed({ re, im }: Spectrum, sign: 1 | -1): Spectrum {
  const { columns, rows } = re;
  const [real, imaginary] = [re.values.slice(), im.values.slice()];
  for (let y = 0; y < rows; y++) transform(real, imaginary, { start: y * columns, step: 1, length: columns }, sign);
  for (let x = 0; x < columns; x++) transform(real, imaginary, { start: x, step: columns, length: rows }, sign);
  return { re: { columns, rows, values: real }, im: { columns, rows, values: imaginary } };
}

export const fourier = (plane: Plane): Spectrum =>
  transformed({ re: plane, im: planeOf(plane.columns, plane.rows) }, -1);

/** Without the division by the number of values. */
export const inverseFourier = (spectrum: Spectrum): Spectrum => transformed(spectrum, 1);
