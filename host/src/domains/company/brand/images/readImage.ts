import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { imageKind } from "#host/http/network/imageKind.ts";
import { Problem } from "#host/http/problem.ts";
import { faultOfSvg } from "./plainSvg.ts";

const MAX_BYTES = 64 * 1024;
const MAX_SIDE = 4000;

const refuse = (refusal: Refusal) => new Problem(refusal, { field: "image" });

export interface BrandImage {
  type: string;
  bytes: Buffer;
}

export function readImage(base64: string): BrandImage {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) throw refuse(companyRefusals.pictureEmpty());
  if (bytes.length > MAX_BYTES) throw refuse(companyRefusals.pictureTooLarge());
  const raster = imageKind(bytes);
  if (raster) {
    const { width, height } = raster;
    if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
      throw refuse(companyRefusals.pictureTooWide({ width, height, max: MAX_SIDE }));
    }
    return { type: raster.type, bytes };
  }
  const text = bytes.toString("utf8");
  if (!/<svg[\s>]/i.test(text)) throw refuse(companyRefusals.pictureFormat());
  const fault = faultOfSvg(text);
  if (fault) throw refuse(fault);
  return { type: "image/svg+xml", bytes };
}
