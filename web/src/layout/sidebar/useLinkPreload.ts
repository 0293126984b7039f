import { use, useEffect, useRef } from "react";
import { PreloadScreenContext } from "#web/relay/preloadedScreens.ts";

/** A pointer that only passes over a link leaves it sooner. */
const RESTS_MS = 80;

/**
 * Handlers of a link that request its screen when the pointer rests on it. When the keyboard focuses it, only the chunk:
 * who moves through the sidebar by keyboard focuses all of its links.
 */
export function useLinkPreload(href: string) {
  const preload = use(PreloadScreenContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = (what: Parameters<typeof preload>[1]) => {
    stop();
    timer.current = setTimeout(() => preload(href, what), RESTS_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onHoverStart: () => start("chunk and query"),
    onHoverEnd: stop,
    onFocus: () => start("chunk"),
  };
}
