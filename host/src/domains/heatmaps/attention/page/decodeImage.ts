// Decodes PNG, JPEG and WebP with the decoders of Squoosh, compiled to WebAssembly: a file that exploits one of them can't
// reach anything outside its own memory.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
import type { ImageKind } from "#host/http/network/imageKind.ts";
import type { Pixels } from "../model/picture.ts";

/** The packages would request it, as in a browser. */
const binaryAt = (path: string) => readFile(fileURLToPath(import.meta.resolve(path)));

const decoders: Record<ImageKind["type"], (file: ArrayBuffer) => Promise<Pixels>> = {
  "image/png": async (file) => {
    await initPng(await binaryAt("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
    return decodePng(file);
  },
  "image/jpeg": async (file) => {
    await initJpeg({ wasmBinary: await binaryAt("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm") });
    return decodeJpeg(file);
  },
  "image/webp": async (file) => {
    await initWebp({ wasmBinary: await binaryAt("@jsquash/webp/codec/dec/webp_dec.wasm") });
    return decodeWebp(file);
  },
};

export const decodeImage = (file: ArrayBuffer, type: ImageKind["type"]): Promise<Pixels> => decoders[type](file);
