// Finds the elements of a recorded page by the tracker's selectors, and where they are visible now: within the window
// and within every ancestor that clips its content.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A selector that fits more elements than this says nothing about which one it was. */
const MOST = 50;

/** Elements by selector; selectors come from visitors' browsers and may be anything. */
export function elementFinder(page: Document) {
  const known = new Map<string, readonly Element[]>();
  return (selector: string): readonly Element[] => {
    const before = known.get(selector);
    if (before) return before;
    let found: readonly Element[] = [];
    try {
      found = selector === "" ? [] : [...page.querySelectorAll(selector)];
    } catch {
      // not a selector that this browser knows
    }
    if (found.length > MOST) found = [];
    known.set(selector, found);
    return found;
  };
}

const clips = /^(auto|scroll|hidden|clip)$/;

/** The part of the window in which the element's content can be seen; null: the element is not rendered. */
export function visibleBox(element: Element, view: Box): { box: DOMRect; clip: Box } | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const page = element.ownerDocument;
  const style = page.defaultView?.getComputedStyle.bind(page.defaultView);
  if (style === undefined || style(element).visibility === "hidden") return null;
  let clip = view;
  // an element that sticks to the window is clipped by no ancestor
  if (style(element).position === "fixed") return { box, clip };
  for (let at = element.parentElement; at && at !== page.body && at !== page.documentElement; at = at.parentElement) {
    const { overflowX, overflowY, position } = style(at);
    if (clips.test(overflowX) || clips.test(overflowY)) {
      const { left, top, right, bottom } = at.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, left),
        top: Math.max(clip.top, top),
        right: Math.min(clip.right, right),
        bottom: Math.min(clip.bottom, bottom),
      };
    }
    if (position === "fixed") break;
  }
  return { box, clip };
}

/** Of several elements that fit: the one in which the position is, otherwise the nearest. */
export function nearest<T extends { box: Box }>(candidates: readonly T[], x: number, y: number): T | undefined {
  const distance = ({ box }: T) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  let best: T | undefined;
  for (const one of candidates) if (best === undefined || distance(one) < distance(best)) best = one;
  return best;
}
