// Lies above the page and takes all input, so that nothing of a recorded page can be clicked, focused or submitted. It
// scrolls by itself, with wheel, touch and keys as every scrolling element does, and the page follows. Listeners inside
// the page's frame would not do: Safari calls none in a frame that may not run scripts.
import type { ShownPage } from "./page.ts";

interface Glass {
  element: HTMLElement;
  /** The page has another height now. */
  measure(): void;
  scrollTo(top: number): void;
  destroy(): void;
}

interface Listeners {
  onScroll(): void;
  onPick(element: Element | null): void;
}

/** The element of the page under the pointer. An exported file shows the page scaled. */
function elementAt(page: ShownPage, glass: HTMLElement, { clientX, clientY }: MouseEvent): Element | null {
  const { left, top, width } = glass.getBoundingClientRect();
  const scale = width / glass.offsetWidth;
  return page.document.elementFromPoint((clientX - left) / scale, (clientY - top) / scale);
}

/** The element under the pointer that can scroll further by itself in this direction. */
function innerScroller(page: ShownPage, target: Element | null, { deltaY }: WheelEvent): Element | null {
  const view = page.document.defaultView;
  for (let at = target; at; at = at.parentElement) {
    if (at === page.scroller || at === page.document.body || at === page.document.documentElement) return null;
    const room = at.scrollHeight - at.clientHeight;
    const canMove = deltaY > 0 ? at.scrollTop < room - 1 : at.scrollTop > 0;
    if (room > 1 && canMove && /^(auto|scroll)$/.test(view?.getComputedStyle(at).overflowY ?? "")) return at;
  }
  return null;
}

export function createGlass(root: HTMLElement, page: ShownPage, label: string, { onScroll, onPick }: Listeners): Glass {
  const element = document.createElement("div");
  element.tabIndex = 0;
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", label);
  element.style.cssText = "position:fixed;inset:0;overflow:auto;scrollbar-width:thin;outline-offset:-4px";
  const spacer = document.createElement("div");
  element.append(spacer);

  const measure = () => {
    const { scroller, width, height } = page;
    spacer.style.width = `${width + Math.max(0, scroller.scrollWidth - scroller.clientWidth)}px`;
    spacer.style.height = `${height + Math.max(0, scroller.scrollHeight - scroller.clientHeight)}px`;
  };
  const follow = () => {
    // the page's own style may ask for smooth scrolling, which would lag behind
    page.scroller.scrollTo({ top: element.scrollTop, left: element.scrollLeft, behavior: "instant" });
    onScroll();
  };
  element.addEventListener("scroll", follow);
  element.addEventListener(
    "wheel",
    (event) => {
      const inner = innerScroller(page, elementAt(page, element, event), event);
      if (!inner) return;
      event.preventDefault();
      inner.scrollBy({ top: event.deltaY, behavior: "instant" });
      onScroll();
    },
    { passive: false },
  );
  element.addEventListener("click", (event) => onPick(elementAt(page, element, event)));
  measure();
  root.append(element);
  return {
    element,
    measure,
    scrollTo: (top) => element.scrollTo({ top, behavior: "instant" }),
    destroy: () => element.remove(),
  };
}
