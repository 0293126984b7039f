// A picture as it is sent for a prediction: redrawn so small that it fits into one request. The prediction has 64
// columns, so that it loses nothing; redrawing also strips metadata before the upload.
const WIDTHS = [640, 480, 320];
const QUALITIES = [0.85, 0.65, 0.45];
/** base64 length that fits into one request of the gateway */
const LONGEST = 86_000;
/** of the canvas; a longer picture is squeezed, which the prediction does too */
const MAX_HEIGHT = 8000;

function drawn(image: ImageBitmap, width: number): HTMLCanvasElement | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(width, image.width);
  canvas.height = Math.min(Math.max(16, Math.round((image.height * canvas.width) / image.width)), MAX_HEIGHT);
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** base64 of a WebP, or of a JPEG if the browser can't encode WebP; undefined if the file is not an image. */
export async function smallPicture(file: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  try {
    for (const width of WIDTHS) {
      const canvas = drawn(image, width);
      for (const quality of QUALITIES) {
        for (const type of ["image/webp", "image/jpeg"]) {
          // a type that the browser can't encode yields a PNG
          const [head = "", base64 = ""] = canvas?.toDataURL(type, quality).split(",") ?? [];
          if (head.includes(type) && base64 !== "" && base64.length <= LONGEST) return base64;
        }
      }
    }
    return undefined;
  } finally {
    image.close();
  }
}
