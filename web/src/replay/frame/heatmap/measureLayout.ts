// Where the elements of a recorded page are, and in which colors: what a prediction of attention is computed from.
import type { ElementKind } from "@sightline/schema/rest/heatmaps/attention";
import { elementKind } from "@sightline/schema/rest/heatmaps/elementKind";
import type { MeasuredBox, MeasuredLayout } from "../../heatmap/heatmapMessages.ts";
import { documentOf, type ShownPage } from "./page.ts";

const MAX_BOXES = 500;
const MAX_TEXT = 40;
/** Smaller boxes are lines and icons' parts, CSS pixels. */
const LEAST_SIDE = 4;
const GRAY = "#aaaaaa";
/** What is in them is a part of their picture or label. */
const WHOLE = "svg, picture, select, button";

/** `#rrggbb` of a computed color; undefined if it is mostly transparent. */
function hexOf(color: string): string | undefined {
  const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) return undefined;
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Of an image that is part of the recording. */
function meanColor(element: Element): string {
  if (element.tagName !== "IMG") return GRAY;
  const image = element as HTMLImageElement;
  if (!image.complete || image.naturalWidth === 0) return GRAY;
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  try {
    pen?.drawImage(image, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return hexOf(`rgba(${red}, ${green}, ${blue}, ${alpha / 255})`) ?? GRAY;
  } catch {
    // an image of another origin can't be read
    return GRAY;
  }
}

const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? "")
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();

const kindOf = (element: Element): ElementKind | undefined =>
  elementKind({ tag: element.tagName.toLowerCase(), attribute: (name) => element.getAttribute(name) });

/** The nearest kind of an element or its ancestors: a text in a link is a link. */
function surroundingKind(element: Element): ElementKind {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const kind = kindOf(at);
    if (kind) return kind;
  }
  return "text";
}

/** Those that matter most, in their order: controls, titles and images before texts and plain areas. */
function mostImportant(boxes: readonly MeasuredBox[]): MeasuredBox[] {
  const weightOf = ({ kind, width, height }: MeasuredBox) => width * height * (kind === "text" ? 1 : 50);
  if (boxes.length <= MAX_BOXES) return [...boxes];
  const least = boxes.map(weightOf).toSorted((a, b) => b - a)[MAX_BOXES - 1] ?? 0;
  return boxes.filter((box) => weightOf(box) >= least).slice(0, MAX_BOXES);
}

export function measureLayout(page: ShownPage): MeasuredLayout {
  const { left, top, width, height } = documentOf(page);
  const view = page.document.defaultView;
  const boxes: MeasuredBox[] = [];
  for (const element of page.document.body?.querySelectorAll("*") ?? []) {
    const box = element.getBoundingClientRect();
    const style = view?.getComputedStyle(element);
    if (!style || box.width < LEAST_SIDE || box.height < LEAST_SIDE) continue;
    if (style.visibility !== "visible" || Number(style.opacity) < 0.1) continue;
    if (element.parentElement?.closest(WHOLE)) continue;
    const own = kindOf(element);
    const text = own === "button" ? (element.textContent ?? "").trim() : ownText(element);
    const background = hexOf(style.backgroundColor) ?? null;
    if (!own && text === "" && background === null) continue;
    const kind = own ?? (text === "" ? "text" : surroundingKind(element));
    boxes.push({
      kind,
      x: Math.round(box.left + left),
      y: Math.round(box.top + top),
      width: Math.round(box.width),
      height: Math.round(box.height),
      color: kind === "image" ? meanColor(element) : (hexOf(style.color) ?? "#333333"),
      background,
      textSize: text === "" ? 0 : Math.round(Number.parseFloat(style.fontSize)),
      text: text.slice(0, MAX_TEXT),
    });
  }
  const ground = [page.document.body, page.document.documentElement]
    .map((element) => element && hexOf(view?.getComputedStyle(element).backgroundColor ?? ""))
    .find((color) => typeof color === "string");
  return {
    width: Math.round(width),
    height: Math.round(height),
    background: ground ?? "#ffffff",
    boxes: mostImportant(boxes),
  };
}
