import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** The newest callback behind a stable reference: a chart is not redrawn because its parent was. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
