// A profile picture as stored: center-cropped and redrawn as a square of 256 pixels. Redrawing strips all metadata,
// such as location and camera, before the upload.
const SIDE = 256;
/** base64 length of the host's maximum (64 KB), which must also fit into one request */
const LONGEST = 86_000;
const QUALITIES = [0.9, 0.75, 0.6, 0.4];

function drawn(image: ImageBitmap): HTMLCanvasElement | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  const side = Math.min(image.width, image.height);
  const from = { x: (image.width - side) / 2, y: (image.height - side) / 2 };
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, from.x, from.y, side, side, 0, 0, SIDE, SIDE);
  return canvas;
}

/** base64 of a WebP, or of a JPEG if the browser can't encode WebP; undefined if the file is not an image. */
export async function smallSquare(file: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  const canvas = image && drawn(image);
  image?.close();
  for (const quality of QUALITIES) {
    const [, base64 = ""] = canvas?.toDataURL("image/webp", quality).split(",") ?? [];
    if (base64 !== "" && base64.length <= LONGEST) return base64;
  }
  const [, base64 = ""] = canvas?.toDataURL("image/jpeg", 0.7).split(",") ?? [];
  return base64 !== "" && base64.length <= LONGEST ? base64 : undefined;
}
