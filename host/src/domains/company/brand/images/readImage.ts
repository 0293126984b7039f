import { Problem } from "#host/http/problem.ts";
import { rasterOf } from "./imageType.ts";
import { faultOfSvg } from "./plainSvg.ts";

const MAX_BYTES = 64 * 1024;
const MAX_SIDE = 4000;

const refuse = (message: string) => new Problem("INVALID", message, { field: "image" });

export interface BrandImage {
  type: string;
  bytes: Buffer;
}

export function readImage(base64: string): BrandImage {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) throw refuse("The picture is empty; choose a PNG, JPEG, WebP or SVG file");
  if (bytes.length > MAX_BYTES) throw refuse("The picture is larger than 64 KB; choose a smaller one");
  const raster = rasterOf(bytes);
  if (raster) {
    const { width, height } = raster;
    if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
      throw refuse(`The picture is ${width} by ${height} pixels; at most ${MAX_SIDE} by ${MAX_SIDE} are shown`);
    }
    return { type: raster.type, bytes };
  }
  const text = bytes.toString("utf8");
  if (!/<svg[\s>]/i.test(text)) throw refuse("That is no picture; choose a PNG, JPEG, WebP or SVG file");
  const fault = faultOfSvg(text);
  if (fault) throw refuse(`The drawing holds ${fault}; export it as a plain SVG, or use a PNG`);
  return { type: "image/svg+xml", bytes };
}
