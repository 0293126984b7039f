import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/** The width of an element in px, kept up to date. Returns `start` until the element is measured. */
export function useWidth(of: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      // before this frame is painted, so that nothing moves
      if (entry) flushSync(() => setWidth(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
