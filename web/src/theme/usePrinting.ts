import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const change = (now: boolean) => () => {
    isPrinting = now;
    // the browser lays the printed page out right after the event
    flushSync(onChange);
  };
  const [start, end] = [change(true), change(false)];
  addEventListener("beforeprint", start);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", start);
    removeEventListener("afterprint", end);
  };
}

/** Paper is white: what is printed has the light colors. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
