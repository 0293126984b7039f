import { rowHeight, touchRowHeight } from "#web/theme/rowHeight.ts";
import { useMedia } from "../layout/useNarrow.ts";

/** The height of a row in px, where the layout needs it in numbers. */
export const useRowHeight = (): number => (useMedia("(pointer: coarse)") ? touchRowHeight : rowHeight);
