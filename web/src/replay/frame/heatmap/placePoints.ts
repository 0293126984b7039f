// Puts points onto the page as it is shown now: at their place in the element's box, so that they are right at another
// width, in a part that scrolls by itself and on a header that sticks to the window. Points of elements that the page
// does not have are put at their place in the document.
import type { HeatPoints } from "../../heatmap/heatmapMessages.ts";
import type { PlacedPoint } from "./density.ts";
import { nearest, visibleBox, type Box } from "./elements.ts";

export interface Placement {
  /** CSS pixels from the view's left and upper edge */
  points: PlacedPoint[];
  unplaced: number;
  hidden: number;
}

export interface PageGeometry {
  find: (selector: string) => readonly Element[];
  /** what is drawn: the window, or more of the page */
  view: Box;
  /** how far the document is scrolled, and its whole size */
  document: { left: number; top: number; width: number; height: number };
}

export function placePoints(groups: readonly HeatPoints[], { find, view, document }: PageGeometry): Placement {
  const placement: Placement = { points: [], unplaced: 0, hidden: 0 };
  for (const { selector, elementX, elementY, pageX, pageY, counts } of groups) {
    const elements = find(selector);
    const shown = elements.map((element) => visibleBox(element, view)).filter((one) => one !== null);
    for (const [n, count] of counts.entries()) {
      const documentX = ((pageX[n] ?? 0) / 100) * document.width - document.left;
      const documentY = ((pageY[n] ?? 0) / 100) * document.height - document.top;
      if (elements.length === 0) {
        placement.unplaced += count;
        placement.points.push({ x: documentX - view.left, y: documentY - view.top, count });
        continue;
      }
      const one = shown.length > 1 ? nearest(shown, documentX, documentY) : shown[0];
      if (one === undefined) {
        placement.hidden += count;
        continue;
      }
      const { box, clip } = one;
      const x = box.left + ((elementX[n] ?? 0) / 100) * box.width;
      const y = box.top + ((elementY[n] ?? 0) / 100) * box.height;
      if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) continue;
      placement.points.push({ x: x - view.left, y: y - view.top, count });
    }
  }
  return placement;
}
