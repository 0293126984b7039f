import { useLayoutEffect, useState, type RefObject } from "react";

/** The width of an element in px, kept up to date. Returns `start` until the element is measured. */
export function useWidth(of: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
