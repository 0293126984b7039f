import { use, useEffect, useRef } from "react";
import { PreloadScreenContext } from "#web/relay/preloadedScreens.ts";

/** A pointer that only passes over a link leaves it sooner. */
const RESTS_MS = 80;

/** Handlers of a link that request its screen when the pointer rests on it, or when the keyboard focuses it. */
export function useLinkPreload(href: string) {
  const preload = use(PreloadScreenContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => preload(href), RESTS_MS);
  };
  const stop = () => clearTimeout(timer.current);
  return { onHoverStart: start, onHoverEnd: stop, onFocus: start, onBlur: stop };
}
