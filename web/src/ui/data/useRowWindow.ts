import { useState } from "react";
import type { UIEvent } from "react";
import { rowHeight } from "./tableStyle.ts";

/** Rows drawn beyond each edge, so that a quick scroll shows no gap. */
const beyond = 8;

/** The places of the rows in sight of a box of `height` px, and of the one with the focus, wherever it is. */
export function useRowWindow(count: number, height: number, focused: number | undefined) {
  const [first, setFirst] = useState(0);
  const from = Math.max(0, Math.min(first, count) - beyond);
  const to = Math.min(count, first + Math.ceil(height / rowHeight) + beyond);
  const places = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (focused !== undefined && focused < count && (focused < from || focused >= to)) places.push(focused);
  const onScroll = (event: UIEvent<HTMLElement>) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight));
  return { places, onScroll };
}
