// Outlines an element of the replayed page, wherever it moves while the page changes.
import type { FromFrame, OutlinePlace } from "../messages.ts";
import { visibleBox } from "./heatmap/elements.ts";

/** A dark line between two light ones is visible on every background. */
const STYLE =
  "position:fixed;box-sizing:border-box;pointer-events:none;border:3px solid #d6117d;border-radius:4px;" +
  "box-shadow:0 0 0 2px #fff,inset 0 0 0 2px #fff";
/** Distance of the line from the element, CSS pixels. */
const GAP = 5;
/** Selectors come from comments that anyone can send: milliseconds between two searches, and of one that is too slow. */
const SEARCH_EVERY = 250;
const SLOW = 50;

/** Scrolls `area` so that the element is in the middle of its height, and within its width. */
function bringInto(area: Element, element: Element): void {
  const isPage = area === area.ownerDocument.scrollingElement;
  const { top, left } = isPage ? { top: 0, left: 0 } : area.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const isBeside = box.left < left || box.right > left + area.clientWidth;
  area.scrollTo({
    top: area.scrollTop + box.top - top - (area.clientHeight - box.height) / 2,
    left: area.scrollLeft + (isBeside ? box.left - left : 0),
    behavior: "instant",
  });
}

export function createOutline(root: HTMLElement, send: (message: FromFrame) => void) {
  const line = document.createElement("div");
  line.style.cssText = STYLE;
  let selector: string | null = null;
  let page: Document | null = null;
  let requested = 0;
  /** Where the visitor had scrolled the page. */
  let unscroll = () => {};

  let found: Element | null = null;
  let searchedAt = 0;
  let isSlow = false;

  function find(): Element | null {
    const start = performance.now();
    try {
      found = selector === null ? null : (page?.querySelector(selector) ?? null);
    } catch {
      found = null; // not a selector that this browser knows
    }
    searchedAt = performance.now();
    isSlow ||= searchedAt - start > SLOW;
    return found;
  }

  const isShown = () => found !== null && found.isConnected && found.ownerDocument === page;

  /** The element's visible part. The page fills the document, so both have the same coordinates. */
  function visible(element: Element | null) {
    const { innerWidth: right = 0, innerHeight: bottom = 0 } = page?.defaultView ?? {};
    const seen = element && visibleBox(element, { left: 0, top: 0, right, bottom });
    if (!seen) return null;
    const { box, clip } = seen;
    const left = Math.max(box.left, clip.left);
    const top = Math.max(box.top, clip.top);
    const width = Math.min(box.right, clip.right) - left;
    const height = Math.min(box.bottom, clip.bottom) - top;
    return width > 0 && height > 0 ? { left, top, width, height } : null;
  }

  function draw(): void {
    const box = isShown() ? visible(found) : null;
    if (!box) return line.remove();
    line.style.left = `${box.left - GAP}px`;
    line.style.top = `${box.top - GAP}px`;
    line.style.width = `${box.width + 2 * GAP}px`;
    line.style.height = `${box.height + 2 * GAP}px`;
    if (!line.isConnected) root.append(line);
  }

  // the page changes, scrolls and moves by its own styles
  function follow(): void {
    if (!isShown() && !isSlow && performance.now() - searchedAt >= SEARCH_EVERY) find();
    draw();
    requested = requestAnimationFrame(follow);
  }

  function placeOf(element: Element | null): OutlinePlace {
    if (!element) return "absent";
    if (visible(element)) return "seen";
    const before: { at: Element; top: number; left: number }[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      before.push({ at, top: at.scrollTop, left: at.scrollLeft });
    unscroll = () => {
      for (const { at, top, left } of before) at.scrollTo({ top, left, behavior: "instant" });
    };
    // by hand, since `scrollIntoView` scrolls the app around the frame too
    for (const { at } of before.slice(1)) bringInto(at, element);
    return visible(element) ? "scrolled" : "hidden";
  }

  /** The element is looked for in what is shown now, and the page scrolls to it. */
  function locate(): void {
    if (selector === null || page === null) return;
    send({ kind: "outlined", place: placeOf(find()) });
    draw();
  }

  /** The page is as the visitor had scrolled it, before another time is shown. */
  function release(): void {
    unscroll();
    unscroll = () => {};
  }

  return {
    release,
    set(chosen: string | null): void {
      release();
      selector = chosen;
      isSlow = false;
      cancelAnimationFrame(requested);
      if (selector === null) return line.remove();
      locate();
      follow();
    },
    /** Another time is shown. While it plays, the page is where the visitor scrolled it. */
    show(shown: Document | null, isPlaying: boolean): void {
      page = shown;
      if (!isPlaying) locate();
      else if (selector !== null) send({ kind: "outlined", place: null });
    },
  };
}
