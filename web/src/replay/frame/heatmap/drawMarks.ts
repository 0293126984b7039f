// What is drawn beside the colors: bands with their labels, the fold, ranks at the corners of elements, and the outline
// of the selected one. Sizes are in CSS pixels of the page, divided by how much the frame is scaled down.
import type { Heat } from "../../heatmap/heatmapMessages.ts";
import { colorOf } from "./density.ts";
import type { Box } from "./elements.ts";

type Context = CanvasRenderingContext2D;

const INK = "#101828";
const PAPER = "#ffffff";
const ACCENT = "#d6117d";

interface Label {
  text: string;
  x: number;
  y: number;
  background: string;
  color: string;
  scale: number;
}

const labelFont = (scale: number) => `600 ${12 * scale}px system-ui, sans-serif`;

function drawLabel(context: Context, { text, x, y, background, color, scale }: Label): void {
  context.font = labelFont(scale);
  const width = context.measureText(text).width + 10 * scale;
  const height = 19 * scale;
  context.fillStyle = background;
  context.beginPath();
  context.roundRect(x, y, width, height, 4 * scale);
  context.fill();
  context.strokeStyle = PAPER;
  context.lineWidth = scale;
  context.stroke();
  context.fillStyle = color;
  context.textBaseline = "middle";
  context.fillText(text, x + 5 * scale, y + height / 2 + scale / 2);
}

interface Area {
  /** the document's upper edge and its size, in the canvas */
  top: number;
  width: number;
  height: number;
  scale: number;
}

export function drawBands(context: Context, bands: Heat["bands"], area: Area, opacity: number): void {
  for (const { from, to, weight } of bands) {
    const [red, green, blue] = colorOf(weight);
    context.fillStyle = `rgba(${red},${green},${blue},${opacity * 0.6})`;
    const top = area.top + (area.height * from) / 100;
    context.fillRect(0, top, area.width, (area.height * (to - from)) / 100);
  }
}

/** On a short page labels would cover each other: those that have no room are left out. */
export function drawBandLabels(context: Context, bands: Heat["bands"], { top, width, height, scale }: Area): void {
  let free = Number.NEGATIVE_INFINITY;
  for (const { from, label } of bands) {
    const y = top + (height * from) / 100;
    if (y < free) continue;
    free = y + 26 * scale;
    context.fillStyle = "rgba(16,24,40,0.55)";
    context.fillRect(0, y, width, scale);
    drawLabel(context, { text: label, x: 8 * scale, y: y + 4 * scale, background: INK, color: PAPER, scale });
  }
}

export function drawFold(context: Context, { at, label }: NonNullable<Heat["fold"]>, area: Area): void {
  const { top, width, height, scale } = area;
  const y = top + (height * at) / 100;
  context.save();
  context.setLineDash([10 * scale, 6 * scale]);
  context.strokeStyle = ACCENT;
  context.lineWidth = 2 * scale;
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(width, y);
  context.stroke();
  context.restore();
  context.font = labelFont(scale);
  const x = width - context.measureText(label).width - 26 * scale;
  drawLabel(context, { text: label, x, y: y - 23 * scale, background: ACCENT, color: PAPER, scale });
}

/** Above the element, inside of the view, which is `width` wide. */
export function drawRank(
  context: Context,
  label: string,
  { left, top }: Box,
  { width, scale }: Pick<Area, "width" | "scale">,
): void {
  context.font = labelFont(scale);
  const x = Math.max(2, Math.min(left, width - context.measureText(label).width - 12 * scale));
  const y = Math.max(2, top - 20 * scale);
  drawLabel(context, { text: label, x, y, background: INK, color: PAPER, scale });
}

/** Blue and orange differ for every kind of color vision; the label says it too. */
const changeColors = { more: [217, 119, 6], fewer: [37, 99, 235] } as const;

export function drawChange(context: Context, change: keyof typeof changeColors, box: Box, opacity: number): void {
  const [red, green, blue] = changeColors[change];
  context.fillStyle = `rgba(${red},${green},${blue},${opacity * 0.6})`;
  context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
}

export function drawOutline(context: Context, { left, top, right, bottom }: Box, scale: number): void {
  for (const [color, width] of [
    [PAPER, 6],
    [ACCENT, 3],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * scale;
    context.strokeRect(left - 3 * scale, top - 3 * scale, right - left + 6 * scale, bottom - top + 6 * scale);
  }
}
