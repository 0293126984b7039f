// Exports a chart as a file: its SVG unchanged, and the surrounding HTML text and boxes (a legend, labels, a grid of
// hours) redrawn as SVG, so that any program can open it.
const MARGIN = 16;
const SVG = "http://www.w3.org/2000/svg";

export interface ChartImage {
  text: string;
  width: number;
  height: number;
}

const make = (name: string, values: Record<string, string | number>) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  return element;
};

/**
 * Everything inside `figure` as a standalone SVG, on the page's background, without parts that only browsers can
 * render.
 */
export function chartSvg(figure: HTMLElement, background: string): ChartImage {
  const drawn = figure.getBoundingClientRect();
  const box = new DOMRect(drawn.x - MARGIN, drawn.y - MARGIN, drawn.width + 2 * MARGIN, drawn.height + 2 * MARGIN);
  const image = make("svg", { xmlns: SVG, width: box.width, height: box.height });
  image.append(make("rect", { width: "100%", height: "100%", fill: background }));
  redraw(figure, { image, box });
  return { text: new XMLSerializer().serializeToString(image), width: box.width, height: box.height };
}

interface Page {
  image: Element;
  box: DOMRect;
}

function redraw(element: Element, page: Page): void {
  const style = getComputedStyle(element);
  const place = element.getBoundingClientRect();
  const isBox = style.display !== "contents";
  // visually hidden content is one pixel wide
  if (style.visibility !== "visible" || Number(style.opacity) === 0 || (isBox && place.width <= 1)) return;
  if (element instanceof SVGSVGElement) {
    page.image.append(drawing(element, place, page.box));
    return;
  }
  if (isBox) redrawBox(style, place, page);
  for (const child of element.childNodes) {
    if (child instanceof Element) redraw(child, page);
    else if (child instanceof Text) redrawText(child, style, page);
  }
}

function drawing(drawn: SVGSVGElement, place: DOMRect, box: DOMRect): Element {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  inlineStyles(drawn, copy);
  // Embedded HTML would prevent drawing the image to a canvas. Hover lines are hidden only by the page's styles.
  for (const part of copy.querySelectorAll("foreignObject, script, [class*=crosshairs]")) part.remove();
  const { width, height } = place;
  for (const [key, value] of Object.entries({ x: place.x - box.x, y: place.y - box.y, width, height })) {
    copy.setAttribute(key, String(value));
  }
  return copy;
}

/** Styles from the page's style sheet must be inlined in the file. */
function inlineStyles(drawn: SVGSVGElement, copy: SVGSVGElement): void {
  const originals = drawn.querySelectorAll("*");
  for (const [at, part] of copy.querySelectorAll("*").entries()) {
    const original = originals[at];
    if (!original?.getAttribute("class")?.startsWith("css-")) continue;
    const { fill, stroke, opacity } = getComputedStyle(original);
    for (const [key, value] of Object.entries({ fill, stroke, opacity })) part.setAttribute(key, value);
  }
}

function redrawBox(style: CSSStyleDeclaration, place: DOMRect, { image, box }: Page): void {
  const { x, y, width, height } = { ...place.toJSON(), x: place.x - box.x, y: place.y - box.y } as DOMRect;
  const fill = plainColor(style.backgroundColor);
  if (fill && width > 1 && height > 1) {
    image.append(make("rect", { x, y, width, height, rx: Number.parseFloat(style.borderRadius) || 0, ...fill }));
  }
  const line = Number.parseFloat(style.borderTopWidth);
  const stroke = plainColor(style.borderTopColor);
  // a legend's dashes are boxes without height and with a top border
  if (line > 0 && stroke && height <= line + 1) {
    const dashes = style.borderTopStyle === "dashed" ? "4 3" : "none";
    const at = { x1: x, x2: x + width, y1: y + line / 2, y2: y + line / 2 };
    image.append(make("line", { ...at, stroke: stroke.fill, "stroke-width": line, "stroke-dasharray": dashes }));
  }
}

function redrawText(textNode: Text, style: CSSStyleDeclaration, { image, box }: Page): void {
  const text = textNode.data.trim().replaceAll(/\s+/g, " ");
  const range = document.createRange();
  range.selectNodeContents(textNode);
  const [line] = range.getClientRects();
  const color = plainColor(style.color);
  if (text === "" || !line || line.width < 1 || !color) return;
  const shown = shorten(text, line, endsOf(textNode));
  const element = make("text", {
    x: shown.x - box.x,
    y: line.y - box.y + line.height * 0.78,
    "font-family": style.fontFamily,
    "font-size": style.fontSize,
    "font-weight": style.fontWeight,
    ...color,
  });
  element.textContent = shown.text;
  image.append(element);
}

interface Ends {
  left: number;
  right: number;
  /** the end of a path is more informative */
  atStart: boolean;
}

/** The box that truncates a long text, and on which side. */
function endsOf(textNode: Text): Ends {
  for (let element = textNode.parentElement; element; element = element.parentElement) {
    const { overflow, overflowX, direction } = getComputedStyle(element);
    if (overflow === "hidden" || overflowX === "hidden") {
      const { left, right } = element.getBoundingClientRect();
      return { left, right, atStart: direction === "rtl" };
    }
  }
  return { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, atStart: false };
}

function shorten(text: string, line: DOMRect, ends: Ends) {
  const available = Math.min(line.right, ends.right) - Math.max(line.left, ends.left);
  if (available >= line.width - 1) return { text, x: line.x };
  const visibleLength = Math.max(1, Math.floor((text.length * available) / line.width) - 2);
  return ends.atStart
    ? { text: `…${text.slice(-visibleLength)}`, x: ends.left }
    : { text: `${text.slice(0, visibleLength)}…`, x: line.x };
}

/** Color attributes that every program supports; null if transparent. */
function plainColor(color: string): { fill: string; "fill-opacity"?: string } | null {
  const numbers = [...color.matchAll(/[\d.]+/g)].map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  if (numbers.length < 3 || alpha === 0) return null;
  // color-mix() computes to color(srgb 0…1)
  const scale = color.startsWith("color(") ? 255 : 1;
  const fill = `rgb(${[red, green, blue].map((part) => Math.round(part * scale)).join(", ")})`;
  return alpha < 1 ? { fill, "fill-opacity": String(alpha) } : { fill };
}

/** Double the screen size, so that the image stays sharp in a slide. */
const scale = 2;

export async function chartPng(figure: HTMLElement, background: string): Promise<Blob> {
  const { text, width, height } = chartSvg(figure, background);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser could not make a picture."))));
  });
}
