// The images of a page, for projects that store them. rrweb's own way reloads images of other sites with CORS, which
// breaks those that do not allow it on the visitor's page, so only images that the page may read are stored.

/** Pixels of the longer side, above which an image is scaled down. */
const LARGEST = 800;
const QUALITY = 0.6;

export type PictureOf = (element: Element) => string | undefined;

/** Returns a function that returns a loaded image as a data URL. Each is drawn once, as long as its source is the same. */
export function openPictures(): PictureOf {
  const known = new WeakMap<Element, { src: string; url: string | undefined }>();

  function draw(image: HTMLImageElement): string | undefined {
    const scale = Math.min(1, LARGEST / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    try {
      return canvas.toDataURL("image/webp", QUALITY);
    } catch {
      return undefined; // of another site
    }
  }

  return (element) => {
    const image = element as HTMLImageElement;
    const { currentSrc: src } = image;
    if (element.localName !== "img" || !image.complete || !image.naturalWidth || src.startsWith("data:"))
      return undefined;
    const drawn = known.get(image);
    if (drawn?.src === src) return drawn.url;
    const url = draw(image);
    known.set(image, { src, url });
    return url;
  };
}
