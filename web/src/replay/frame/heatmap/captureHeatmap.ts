// The whole page with its heatmap as an image. The page is drawn by the browser itself, as the content of an SVG image:
// such an image runs no scripts and loads nothing, so it is as harmless as the frame. It is drawn window by window: the
// size of the image is that of the visitor's window, on which style rules and lengths depend.
import { drawHeatmap, wholePage, type Drawing } from "./drawHeatmap.ts";
import type { ShownPage } from "./page.ts";

/** Browsers refuse larger canvases. */
const MOST_HEIGHT = 16_000;

const XHTML = "http://www.w3.org/1999/xhtml";

/** Sticky and fixed elements are where they are before scrolling: otherwise they would be repeated in every window. */
function unstick(page: Document, copy: Element): void {
  const copies = copy.querySelectorAll<HTMLElement>("*");
  for (const [n, element] of [...page.documentElement.querySelectorAll("*")].entries()) {
    const style = copies[n]?.style;
    const { position } = page.defaultView?.getComputedStyle(element) ?? {};
    if (position === "fixed") style?.setProperty("position", "absolute", "important");
    if (position !== "sticky") continue;
    style?.setProperty("position", "relative", "important");
    style?.setProperty("inset", "auto", "important");
  }
}

/** The page as text for an image; canvases become images of what they show. */
function contentOf({ document: page }: ShownPage): string {
  const copy = page.documentElement.cloneNode(true) as Element;
  unstick(page, copy);
  const drawn = [...page.querySelectorAll("canvas")];
  for (const [n, canvas] of [...copy.querySelectorAll("canvas")].entries()) {
    const image = page.createElement("img");
    for (const { name, value } of canvas.attributes) image.setAttribute(name, value);
    const source = drawn[n];
    if (source) image.src = source.toDataURL();
    canvas.replaceWith(image);
  }
  // an image can't load them, and they would only leave marks of missing images
  for (const image of copy.querySelectorAll("img:not([src^='data:'])")) image.removeAttribute("src");
  for (const element of copy.querySelectorAll("script,noscript,iframe,object,embed")) element.remove();
  copy.setAttribute("xmlns", XHTML);
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(content: string, { width, height }: ShownPage, top: number): Promise<HTMLImageElement> {
  const moved = `<div xmlns="${XHTML}" style="position:absolute;left:0;top:${-top}px;width:${width}px;height:${height}px">${content}</div>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${moved}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

const blobOf = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));

function canvasFor(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
  }
  return { canvas, context };
}

/** `hasPage`: false if this browser can't draw the page, so that the image has only the heatmap with its outlines. */
export async function captureHeatmap(drawing: Drawing): Promise<{ image: Blob | null; hasPage: boolean }> {
  const whole = wholePage(drawing.page);
  const view = { ...whole, bottom: Math.min(whole.bottom, MOST_HEIGHT) };
  const [width, height] = [view.right - view.left, view.bottom - view.top];
  try {
    const { canvas, context } = canvasFor(width, height);
    const content = contentOf(drawing.page);
    for (let top = 0; top < height; top += drawing.page.height)
      context?.drawImage(await imageOf(content, drawing.page, top), 0, top);
    if (context) drawHeatmap(context, { ...drawing, scale: 1 }, view);
    const image = await blobOf(canvas);
    if (image) return { image, hasPage: true };
  } catch {
    // Safari refuses to read a canvas on which such an image was drawn
  }
  const { canvas, context } = canvasFor(width, height);
  if (context) {
    context.strokeStyle = "#98a2b3";
    for (const { selector } of drawing.heat.elements)
      for (const element of drawing.find(selector)) {
        const box = element.getBoundingClientRect();
        context.strokeRect(box.left - view.left, box.top - view.top, box.width, box.height);
      }
    drawHeatmap(context, { ...drawing, scale: 1 }, view);
  }
  return { image: await blobOf(canvas), hasPage: false };
}
