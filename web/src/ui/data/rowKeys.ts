import { headHeight } from "./tableStyle.ts";

/** Rows in a box that scrolls; heights in px. */
export interface RowList {
  count: number;
  height: number;
  rowHeight: number;
}

/** The target row of a key press at row `at`; undefined for keys that the table ignores. */
export function rowAfterKey(key: string, at: number, { count, height, rowHeight }: RowList): number | undefined {
  const page = Math.max(1, Math.floor(height / rowHeight) - 2);
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -at,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, at + step));
}

/** The scroll position at which row `at` is not covered by the header or the lower edge. */
export function scrollTopFor(at: number, scrollTop: number, { height, rowHeight }: Omit<RowList, "count">): number {
  const top = at * rowHeight;
  const viewportHeight = height - headHeight - rowHeight;
  return top < scrollTop ? top : top > scrollTop + viewportHeight ? top - viewportHeight : scrollTop;
}
