import { useMedia } from "../layout/useNarrow.ts";
import { rowHeight, touchRowHeight } from "./tableStyle.ts";

/** The height of a row in px, where the layout needs it in numbers. */
export const useRowHeight = (): number => (useMedia("(pointer: coarse)") ? touchRowHeight : rowHeight);
