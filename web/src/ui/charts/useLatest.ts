import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** The latest callback behind a stable reference, so that a chart isn't redrawn when its parent rerenders. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
