// Draws a layer over a part of the page: the window while one looks at it, the whole document for a file.
import type { Heat } from "../../heatmap/heatmapMessages.ts";
import { densityOf, paint, peakOf } from "./density.ts";
import { drawBandLabels, drawBands, drawChange, drawFold, drawOutline, drawRank } from "./drawMarks.ts";
import { visibleBox, type Box } from "./elements.ts";
import { documentOf, type ShownPage } from "./page.ts";
import { placePoints, type Placement } from "./placePoints.ts";

export interface Drawing {
  page: ShownPage;
  heat: Heat;
  find: (selector: string) => readonly Element[];
  opacity: number;
  selected: string | null;
  /** of the whole document, so that the colors stay the same while one scrolls */
  peak: number;
  /** how much larger marks are than usual, because the frame is shown smaller */
  scale: number;
}

/** Beyond this height, in CSS pixels, the highest density is that of what is above. */
const MOST_HEIGHT = 60_000;

export function wholePage(page: ShownPage): Box {
  const { left, top, width, height } = documentOf(page);
  return { left: -left, top: -top, right: width - left, bottom: Math.min(height, MOST_HEIGHT) - top };
}

export function placeAll({ page, heat, find }: Pick<Drawing, "page" | "heat" | "find">, view: Box): Placement {
  return placePoints(heat.points, { find, view, document: documentOf(page) });
}

const sizeOf = ({ left, top, right, bottom }: Box) => ({ width: right - left, height: bottom - top });

export function peakIn(placement: Placement, view: Box): number {
  const { width, height } = sizeOf(view);
  return peakOf(densityOf(placement.points, width, height));
}

function drawPoints(context: CanvasRenderingContext2D, drawing: Drawing, view: Box): void {
  const { width, height } = sizeOf(view);
  const density = densityOf(placeAll(drawing, view).points, width, height);
  const cells = new OffscreenCanvas(density.columns, density.rows);
  const pixels = new ImageData(paint(density, drawing.peak), density.columns, density.rows);
  cells.getContext("2d")?.putImageData(pixels, 0, 0);
  context.save();
  context.globalAlpha = drawing.opacity;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  context.drawImage(cells, 0, 0, width, height);
  context.restore();
}

/** The visible part of an element relative to the view; null if nothing of it is in it. */
function boxIn(drawing: Drawing, selector: string, view: Box): Box | null {
  for (const element of drawing.find(selector)) {
    const shown = visibleBox(element, view);
    if (!shown) continue;
    const box = {
      left: Math.max(shown.box.left, shown.clip.left) - view.left,
      top: Math.max(shown.box.top, shown.clip.top) - view.top,
      right: Math.min(shown.box.right, shown.clip.right) - view.left,
      bottom: Math.min(shown.box.bottom, shown.clip.bottom) - view.top,
    };
    if (box.right > box.left && box.bottom > box.top) return box;
  }
  return null;
}

/** The context's origin is the view's upper left corner. */
export function drawHeatmap(context: CanvasRenderingContext2D, drawing: Drawing, view: Box): void {
  const { page, heat, opacity, selected, scale } = drawing;
  const { width } = sizeOf(view);
  const { top, height } = documentOf(page);
  const area = { top: -top - view.top, width, height, scale };
  drawBands(context, heat.bands, area, opacity);
  if (heat.points.length > 0) drawPoints(context, drawing, view);
  drawBandLabels(context, heat.bands, area);
  if (heat.fold) drawFold(context, heat.fold, area);
  for (const { selector, change } of heat.elements) {
    const box = change && boxIn(drawing, selector, view);
    if (box) drawChange(context, change, box, opacity);
  }
  const outlined = selected === null ? null : boxIn(drawing, selected, view);
  if (outlined) drawOutline(context, outlined, scale);
  for (const { selector, label } of heat.elements) {
    const box = label === "" ? null : boxIn(drawing, selector, view);
    if (box) drawRank(context, label, box, area);
  }
}
