// The places with the most attention: elements of a page, or areas of a picture whose elements are unknown.
import type { Attention, LayoutBox, PageLayout } from "@sightline/schema/rest/heatmaps/attention";
import { maximum, type Plane } from "./plane.ts";

type Region = Attention["regions"][number];
type Unranked = Omit<Region, "rank">;

const MOST = { elements: 20, areas: 8 };
/** A larger element is a section of the page. */
const LARGEST = 0.4;
/** An area's cells have at least this part of the maximum. */
const THRESHOLD = 0.7;

const round = (value: number) => Math.round(value * 10) / 10;

const ranked = (regions: readonly Unranked[], most: number): Region[] =>
  regions
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map((region, n) => ({ rank: n + 1, ...region }));

function meanIn({ columns, rows, values }: Plane, box: LayoutBox, { width, height }: PageLayout): number {
  const [left, right] = [box.x, box.x + box.width].map((x) => (x / width) * columns) as [number, number];
  const [top, bottom] = [box.y, box.y + box.height].map((y) => (y / height) * rows) as [number, number];
  let [sum, area] = [0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(rows, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(columns, right); x++) {
      const share = (Math.min(right, x + 1) - Math.max(left, x)) * (Math.min(bottom, y + 1) - Math.max(top, y));
      sum += share * (values[y * columns + x] ?? 0);
      area += share;
    }
  }
  return area > 0 ? sum / area : 0;
}

function isInside(inner: LayoutBox, outer: LayoutBox): boolean {
  const across = Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x);
  const down = Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y);
  return across > 0 && down > 0 && across * down > 0.8 * inner.width * inner.height;
}

export function elementsOf(grid: Plane, layout: PageLayout): Region[] {
  const { width, height, boxes } = layout;
  const scored = boxes
    .filter((box) => box.width > 0 && box.height > 0 && box.width * box.height < LARGEST * width * height)
    .map((box) => ({ box, score: round(100 * meanIn(grid, box, layout)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const chosen: typeof scored = [];
  for (const each of scored) {
    if (chosen.length === MOST.elements) break;
    if (!chosen.some(({ box }) => isInside(each.box, box) || isInside(box, each.box))) chosen.push(each);
  }
  const percent = (value: number, of: number) => round((100 * value) / of);
  const regions = chosen.map(({ box, score }): Unranked => ({
    kind: box.kind,
    text: box.text,
    x: percent(box.x, width),
    y: percent(box.y, height),
    width: percent(box.width, width),
    height: percent(box.height, height),
    score,
  }));
  return ranked(regions, MOST.elements);
}

/** Connected cells near the maximum, as the rectangles around them. */
export function areasOf(grid: Plane): Region[] {
  const { columns, rows, values } = grid;
  const least = THRESHOLD * maximum(grid);
  const seen = new Uint8Array(values.length);
  const regions: Unranked[] = [];
  for (const start of values.keys()) {
    if (seen[start] || (values[start] ?? 0) < least || least === 0) continue;
    const cells = [start];
    seen[start] = 1;
    for (const cell of cells) {
      const x = cell % columns;
      const next = [x > 0 ? cell - 1 : -1, x < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns];
      for (const other of next) {
        if (other < 0 || other >= values.length || seen[other] || (values[other] ?? 0) < least) continue;
        seen[other] = 1;
        cells.push(other);
      }
    }
    const xs = cells.map((cell) => cell % columns);
    const ys = cells.map((cell) => Math.floor(cell / columns));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    regions.push({
      kind: "area",
      text: "",
      x: round((100 * x) / columns),
      y: round((100 * y) / rows),
      width: round((100 * (Math.max(...xs) + 1 - x)) / columns),
      height: round((100 * (Math.max(...ys) + 1 - y)) / rows),
      score: round((100 * cells.reduce((sum, cell) => sum + (values[cell] ?? 0), 0)) / cells.length),
    });
  }
  return ranked(regions, MOST.areas);
}
