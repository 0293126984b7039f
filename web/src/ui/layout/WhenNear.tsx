import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

interface Props {
  /** Space in px reserved until then, to prevent layout shifts. */
  height: number;
  children: ReactNode;
}

/** Renders heavy content far down the page only when the user scrolls near it, or prints the page. */
export function WhenNear({ height, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !("IntersectionObserver" in globalThis));
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    // the browser lays the printed page out right after the event
    const print = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", print);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", print);
    };
  }, [isNear]);
  return (
    <div ref={place} css={{ minHeight: isNear ? undefined : height, minWidth: 0 }}>
      {isNear && children}
    </div>
  );
}
