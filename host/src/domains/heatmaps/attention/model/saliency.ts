// The parts of the prediction that come from the colors of a picture alone.
import { fourier, inverseFourier } from "./fourier.ts";
import type { Picture } from "./picture.ts";
import { blurred, conspicuous, mapped, maximum, planeOf, resized, valueAt, type Plane } from "./plane.ts";

/** Luma of ITU-R BT.601. */
const lumaOf = ({ red, green, blue }: Picture): Plane =>
  mapped(red, (r, n) => 0.299 * r + 0.587 * (green.values[n] ?? 0) + 0.114 * (blue.values[n] ?? 0));

const powerOfTwo = (count: number) => 2 ** Math.round(Math.log2(Math.min(Math.max(count, 16), 256)));

/** A picture of one color has no spectrum to speak of. */
const PLAIN = 0.02;

/**
 * Spectral residual (Hou and Zhang 2007): what is left of the logarithmic amplitude spectrum after its local mean of 3
 * × 3 is subtracted, with the original phase, back in space, squared. 64 columns, as in the paper.
 */
function spectralResidual(luma: Plane): Plane {
  const darkest = luma.values.reduce((least, value) => Math.min(least, value), 1);
  if (maximum(luma) - darkest < PLAIN) return planeOf(luma.columns, luma.rows);
  const small = resized(luma, 64, powerOfTwo(luma.rows / 2));
  const { re, im } = fourier(small);
  const { columns, rows } = small;
  const logarithm = mapped(re, (real, n) => Math.log(Math.hypot(real, im.values[n] ?? 0) + 1e-6));
  // the spectrum is periodic
  const wrapped = (x: number, y: number) => valueAt(logarithm, (x + columns) % columns, (y + rows) % rows);
  const residual = planeOf(columns, rows, (x, y) => {
    let sum = 0;
    for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) sum += wrapped(x + dx, y + dy);
    return wrapped(x, y) - sum / 9;
  });
  const scaled = (part: Plane) =>
    mapped(part, (value, n) => value * Math.exp((residual.values[n] ?? 0) - (logarithm.values[n] ?? 0)));
  const back = inverseFourier({ re: scaled(re), im: scaled(im) });
  const energy = mapped(back.re, (real, n) => real ** 2 + (back.im.values[n] ?? 0) ** 2);
  return resized(blurred(energy, 2.5), luma.columns, luma.rows);
}

/** Center and surround of luma and of the opponent colors red/green and blue/yellow (Itti, Koch and Niebur 1998). */
function colorContrast({ red, green, blue }: Picture, luma: Plane): Plane {
  const redGreen = mapped(red, (r, n) => r - (green.values[n] ?? 0));
  const blueYellow = mapped(blue, (b, n) => b - ((red.values[n] ?? 0) + (green.values[n] ?? 0)) / 2);
  const differences = [luma, redGreen, blueYellow].map((channel) => {
    const surround = blurred(channel, 8);
    return mapped(blurred(channel, 1.5), (center, n) => Math.abs(center - (surround.values[n] ?? 0)));
  });
  return mapped(luma, (_, n) => differences.reduce((sum, { values }) => sum + (values[n] ?? 0), 0) / 3);
}

/** Density of edges by the Sobel operator: text and detail. */
function edgeContrast(luma: Plane): Plane {
  const at = (x: number, y: number) => valueAt(luma, x, y);
  const edges = planeOf(luma.columns, luma.rows, (x, y) => {
    const across = at(x + 1, y - 1) + 2 * at(x + 1, y) + at(x + 1, y + 1);
    const back = at(x - 1, y - 1) + 2 * at(x - 1, y) + at(x - 1, y + 1);
    const below = at(x - 1, y + 1) + 2 * at(x, y + 1) + at(x + 1, y + 1);
    const above = at(x - 1, y - 1) + 2 * at(x, y - 1) + at(x + 1, y - 1);
    return Math.hypot(across - back, below - above) / 4;
  });
  return blurred(edges, 2);
}

/** Colors of skin, as of faces: Cb 77 to 127 and Cr 133 to 173 (Chai and Ngan 1999), not too dark. */
function skin({ red, green, blue }: Picture, luma: Plane): Plane {
  const isSkin = mapped(luma, (y, n) => {
    const cb = 128 + 255 * 0.564 * ((blue.values[n] ?? 0) - y);
    const cr = 128 + 255 * 0.713 * ((red.values[n] ?? 0) - y);
    const isOpaque = y > 0.2 && (green.values[n] ?? 0) > 0.1;
    return isOpaque && cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173 ? 1 : 0;
  });
  return blurred(isSkin, 2);
}

export interface Saliency {
  spectral_residual: Plane;
  color_contrast: Plane;
  edge_contrast: Plane;
  skin: Plane;
}

/** Depends on nothing but the colors: a mirrored picture has the mirrored maps. */
export function saliencyOf(picture: Picture): Saliency {
  const luma = lumaOf(picture);
  return {
    spectral_residual: conspicuous(spectralResidual(luma), 1e-9),
    color_contrast: conspicuous(colorContrast(picture, luma), 0.08),
    edge_contrast: conspicuous(edgeContrast(luma), 0.08),
    skin: conspicuous(skin(picture, luma), 0.5),
  };
}
