// Draws the boxes of a page at the resolution of the model: backgrounds as they are, text as a mixture of its color and
// what is behind it.
import type { LayoutBox, PageLayout } from "@sightline/schema/rest/heatmaps/attention";
import { COLUMNS, rowsOf, type Picture } from "./picture.ts";
import { planeOf } from "./plane.ts";

/** Share of the ink in the area of a text. */
const INK = 0.35;

const channelsOf = (color: string): [number, number, number] => {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

export function drawLayout({ width, height, background, boxes }: PageLayout): Picture {
  const rows = rowsOf(width, height);
  const planes = channelsOf(background).map((value) => planeOf(COLUMNS, rows, () => value));

  /** Cells at the edge of the box are covered in part. */
  function fill(box: LayoutBox, color: string, opacity: number): void {
    const left = (box.x / width) * COLUMNS;
    const right = ((box.x + box.width) / width) * COLUMNS;
    const top = (box.y / height) * rows;
    const bottom = ((box.y + box.height) / height) * rows;
    const channels = channelsOf(color);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(rows, bottom); y++) {
      const tall = Math.min(bottom, y + 1) - Math.max(top, y);
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(COLUMNS, right); x++) {
        const share = opacity * tall * (Math.min(right, x + 1) - Math.max(left, x));
        for (const [n, plane] of planes.entries()) {
          const at = y * COLUMNS + x;
          plane.values[at] = (plane.values[at] ?? 0) * (1 - share) + (channels[n] ?? 0) * share;
        }
      }
    }
  }

  for (const box of boxes) {
    if (box.background !== null) fill(box, box.background, 1);
    if (box.kind === "image") fill(box, box.color, 1);
    else if (box.text_size > 0) fill(box, box.color, INK);
  }
  const [red, green, blue] = planes;
  if (!red || !green || !blue) throw new Error("a color has three channels");
  return { red, green, blue };
}
