import { useState } from "react";
import type { UIEvent } from "react";
import type { RowList } from "./rowKeys.ts";

/** Rows rendered beyond each edge, so that fast scrolling shows no gap. */
const beyond = 8;

/** The indices of the visible rows, and of the focused row, wherever it is. */
export function useRowWindow({ count, height, rowHeight }: RowList, focused: number | undefined) {
  const [first, setFirst] = useState(0);
  const from = Math.max(0, Math.min(first, count) - beyond);
  const to = Math.min(count, first + Math.ceil(height / rowHeight) + beyond);
  const places = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (focused !== undefined && focused < count && (focused < from || focused >= to)) places.push(focused);
  const onScroll = (event: UIEvent<HTMLElement>) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight));
  return { places, onScroll };
}
